/** Imports go one way: app -> features -> entities -> shared. See docs/architecture.md. */
module.exports = {
  forbidden: [
    {
      name: 'features-are-strangers',
      severity: 'error',
      comment: 'A feature may link to another (its routes file) and nothing else.',
      from: { path: '^ui/src/features/([^/]+)/' },
      to: {
        path: '^ui/src/features/',
        pathNot: ['^ui/src/features/$1/', '/routes[.]tsx$'],
      },
    },
    {
      name: 'shared-knows-no-noun-and-no-feature',
      severity: 'error',
      from: { path: '^ui/src/shared/', pathNot: '[.](test|gallery)[.]tsx?$' },
      to: { path: '^ui/src/(entities|features|app|testing)/' },
    },
    {
      name: 'entities-know-no-feature',
      severity: 'error',
      from: { path: '^ui/src/entities/', pathNot: '[.](test|gallery)[.]tsx?$' },
      to: { path: '^ui/src/(features|app|testing)/' },
    },
    {
      name: 'features-do-not-reach-up',
      severity: 'error',
      from: { path: '^ui/src/features/', pathNot: '[.](test|gallery)[.]tsx?$' },
      to: { path: '^ui/src/(app|testing)/' },
    },
    {
      name: 'app-is-not-tested-code',
      severity: 'error',
      comment: 'What is shipped knows nothing of the tests and of the gallery.',
      from: {
        path: '^ui/src/(app|features|entities|shared|i18n)/',
        pathNot: '[.](test|gallery)[.]tsx?$',
      },
      to: { path: '^ui/src/(testing|gallery)/' },
    },
    {
      name: 'shared-ui-is-presentation',
      severity: 'error',
      from: { path: '^ui/src/shared/ui/', pathNot: '[.](test|gallery)[.]tsx?$' },
      to: { path: '(node_modules/(@reduxjs|react-redux|react-router-dom)|^ui/src/shared/platform/api/)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A page that is loaded later may link back to the routes that load it.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
}
