// SPDX-License-Identifier: MIT
//
// A game opened in the engine. How cells are called in all that is said of it is wished here, once.

import { settings } from '../store/settings';
import type { Parameters, Result } from '../api/protocol';
import type { Engine } from '../api/engine';

export function openGame(engine: Engine, source: Parameters<'open'>): Promise<Result<'open'>> {
  return engine.call('open', { ...source, cell_names: settings.cellNames.value });
}
