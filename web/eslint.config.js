// SPDX-License-Identifier: MIT
//
// What the compiler does not see: promises that nobody waits for, values of no type, comparisons that
// cannot come out otherwise.

import tseslint from 'typescript-eslint';

const kDeclared = 'VariableDeclaration > VariableDeclarator';
/** What is made as a module is loaded. */
const kOfModules = ['Program >', 'Program > ExportNamedDeclaration >'].flatMap((top) => [
  `${top} ${kDeclared} >`,
  `${top} ${kDeclared} > ObjectExpression > Property >`,
]);

export default tseslint.config(
  { files: ['src/**/*.{ts,tsx}', 'unit/**/*.ts'] },
  {
    ignores: [
      'dist',
      'node_modules',
      'public',
      'build',
      '*.config.*',
      'tests',
      'pictures',
      'photo_training',
      'src/service_worker.ts',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // A function of one line may hand on that nothing comes back.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNullish: false },
      ],
      // Older browsers lack what the library declares; values of JSON are told apart by hand.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/require-await': 'off',
      // Loops over pixels know their bounds.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Strings are taken apart into characters; symbols of several are lists.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': 'off', // the compiler tells
    },
  },
  {
    // What the page holds is handed down (src/game/page_state.ts): two pages could stand side by side.
    files: ['src/{game,board,ui,photo,features,app}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...kOfModules.map((place) => ({
          selector: `${place} CallExpression[callee.name=/^(signal|computed|said)$/]`,
          message: 'A module holds no signals: give them to what PageState holds, or to a model.',
        })),
      ],
    },
  },
);
