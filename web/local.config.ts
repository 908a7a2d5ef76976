import base from './playwright.config';
export default { ...base, timeout: 90_000, expect: { timeout: 12_000 }, retries: 0, workers: 1, reporter: 'list', maxFailures: 4 };
