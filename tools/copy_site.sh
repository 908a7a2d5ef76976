#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# tools/copy_site.sh PAGE SITE: copies a page that is built, with its engine, into a folder that any web
# server can host at any address. Refuses to touch a folder that holds something else, and a page that
# would ask for something at the root of the server.

set -euo pipefail
page=${1:?the folder of the page}
site=${2:?the folder to write}

for file in index.html service_worker.js wasm/omnidoku.js wasm/omnidoku.wasm; do
  [[ -f "$page/$file" ]] || { echo "copy_site.sh: '$page' has no $file" >&2; exit 1; }
done
is_site() { [[ -f "$site/index.html" && -f "$site/service_worker.js" && -f "$site/wasm/omnidoku.wasm" ]]; }
if [[ -e "$site" ]] && ! { [[ -d "$site" ]] && { [[ -z "$(ls -A "$site")" ]] || is_site; }; }; then
  echo "copy_site.sh: '$site' holds something else; name a folder that is new, empty or such a site already" >&2
  exit 1
fi

# A path that begins with a slash leads out of a sub-path: in HTML and CSS any, in scripts and the
# manifest those to what the page consists of.
names=$(cd "$page" && printf '%s|' * api | sed 's/|$//; s/\./\\./g')
if find "$page" -type f \( -name '*.html' -o -name '*.css' \) -print0 |
  xargs -0 -r grep -EHno '(href|src|action)="/[^"]*|url\(["'\'']?/[^)]*' ||
  find "$page" -type f \( -name '*.js' -o -name '*.webmanifest' -o -name '*.json' \) -print0 |
  xargs -0 -r grep -EHno "[\"'\`]/($names)[\"'\`/?#]|\"(start_url|scope)\": *\"/[^\"]*"; then
  echo "copy_site.sh: this asks for the root of the server; it works there only" >&2
  exit 1
fi

# The start comes last: who opens the site meanwhile gets the old one or the new one. Times are kept, as
# those of compressed files tell whether they belong to their files.
mkdir -p "$site"
copy=(cp -R --preserve=timestamps)
"${copy[@]}" "$page/assets" "$page/wasm" "$site/"
find "$page" -mindepth 1 -maxdepth 1 -type f ! -name 'index.html*' -exec "${copy[@]}" -t "$site" {} +
"${copy[@]}" "$page"/index.html* "$site/"
# Names of files change with what is in them.
(cd "$site" && find assets wasm -type f -print0) | while IFS= read -r -d '' file; do
  [[ -e "$page/$file" ]] || rm -- "$site/$file"
done
