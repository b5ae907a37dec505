import js from '@eslint/js'
import i18next from 'eslint-plugin-i18next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import { defineConfig } from 'eslint/config'
import typescript from 'typescript-eslint'

const tests = ['ui/src/**/*.test.{ts,tsx}', 'ui/src/testing/**']

/** Specimens speak English only. */
const gallery = ['ui/src/**/*.gallery.tsx', 'ui/src/gallery/**']

/** What is played to tests. */
const fakes = ['ui/src/**/fake*.{ts,tsx}']

const exportsByName = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name, so that a thing has one name everywhere.',
  },
  {
    selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
    message: 'No barrels: import from the file that defines it.',
  },
]

/** Words for people have a capital or a blank; `state.done` is a key. */
const WORDS = '/^[A-Z]|[A-Za-z] [A-Za-z]/'
const NO_WORDS = /^(?!\s*\p{Lu}|[\s\S]*\p{L}\s+\p{L})[\s\S]*$/u

/** `{ label: 'Remove' }`, given to a block. */
const texts = 'Property[key.name=/^(text|hint|verb|label|title|placeholder)$/]'
const textsOfPeople = [
  `${texts} > Literal.value[value=${WORDS}]`,
  `${texts} > TemplateLiteral.value > TemplateElement[value.raw=${WORDS}]`,
].map((selector) => ({ selector, message: 'Texts are keys of ui/src/i18n/locales.' }))

/** The one way to what is not part of the start: it tells why something does not come, and can be gone again. */
const LOADED = 'CallExpression[callee.name=/^(loadPart|lazyPart)$/], Property[key.name="lazy"]'
const partsByName = [
  'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
  `ImportExpression:not(:matches(${LOADED}) ImportExpression)`,
  `CallExpression[callee.name=/^(loadTexts|changeLocale)$/]:not(:matches(${LOADED}) CallExpression)`,
  'CallExpression[callee.property.name=/^(loadNamespaces|changeLanguage)$/]',
].map((selector) => ({
  selector,
  message: 'Load it by loadPart or lazyPart: ui/src/shared/platform/parts.',
}))

/** What they are made of; and dates, which do without. */
const loaders = [
  'ui/src/i18n/{componentTexts,loadTexts}.ts',
  'ui/src/shared/platform/parts/lazyPart.tsx',
  'ui/src/shared/blocks/values/dateLocale.ts',
]

export default defineConfig(
  { ignores: ['**/*.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: { module: 'writable', process: 'readonly', URL: 'readonly', Proxy: 'readonly' },
    },
  },
  {
    files: ['ui/src/**/*.{ts,tsx}'],
    extends: [
      typescript.configs.strictTypeChecked,
      typescript.configs.stylisticTypeChecked,
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true }],
      complexity: ['error', 10],
      'no-restricted-syntax': ['error', ...exportsByName],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A menu that opens takes the focus (ARIA APG, menu button); plain elements never do.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Callbacks such as onPress may return what they call.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['ui/src/**/*.tsx'],
    ignores: [...tests, ...gallery],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: ['label', 'title', 'placeholder', 'alt', 'aria-label', 'text', 'hint', 'verb'],
          },
          words: { exclude: [NO_WORDS] },
        },
      ],
    },
  },
  {
    files: ['ui/src/**/*.{ts,tsx}'],
    ignores: [...tests, ...gallery, ...fakes],
    rules: {
      'no-restricted-syntax': ['error', ...exportsByName, ...textsOfPeople, ...partsByName],
    },
  },
  {
    files: loaders,
    rules: { 'no-restricted-syntax': ['error', ...exportsByName, ...textsOfPeople] },
  },
  { files: tests, ...testingLibrary.configs['flat/react'] },
)
