// SPDX-License-Identifier: MIT
//
// Giving the person a file.

export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Of a title, in characters: file systems take names of 255 bytes. */
const kLongestName = 60;

/** A name for files about a puzzle. */
export function fileName(title: string, extension: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...plain].slice(0, kLongestName).join('').replace(/-+$/, '');
  return `${short || 'puzzle'}.${extension}`;
}

/** Draws SVG text as a PNG picture. */
export async function pngOf(svg: string, scale: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('PNG'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
