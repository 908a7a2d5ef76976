// SPDX-License-Identifier: MIT
//
// What modules ask of the browser as they are loaded, for tests that have none.

import { vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
