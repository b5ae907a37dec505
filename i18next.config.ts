import { defineConfig } from 'i18next-cli'
import { languages } from './ui/src/i18n/languages'

/** `npm run texts` tells which keys the code asks for and a language does not have. */
export default defineConfig({
  locales: [...languages],
  extract: {
    input: ['ui/src/**/*.{ts,tsx}'],
    output: 'ui/src/i18n/locales/{{language}}/{{namespace}}.json',
    defaultNS: 'shell',
    interpolationPrefix: '[[',
    interpolationSuffix: ']]',
    removeUnusedKeys: true,
    preservePatterns: [
      'orgchart:fold.*',
      'assignments:role.*',
      'assignments:resource.*',
      'assignments:problem.*',
      'errors:*',
      'forms:problem.*',
      'forms:strength.*',
      'picker:*',
      'shell:section.*',
      'shell:theme.*',
      'shell:density.*',
      'shell:notifications.type.*',
      'approval:kind.*',
      'approval:steps.*',
      'approval:type.*',
      'localizedText:state.*',
      'palette:section.*',
      'palette:failed.*',
      'palette:tooMany.*',
      'users:attributes.*',
      'status:*',
      'values:relative.*',
      'values:step.*',
      'values:kind.*',
    ],
    sort: false,
  },
})
