/** The folders of the two upper floors of ui/src/shared, from the lowest: each imports only those before it. */
const floors = {
  platform: 'contract files errors store parts live api session routing proxy-mode'.split(' '),
  blocks: [
    'async validation listing undo values ordered-list lazy-tree appearance feedback confirm chart page timeline drafts',
    'form localized-text entity-picker data-table diff deletion bulk-edit list-page concurrent-edit record-form related-list stepper settings-form members approval impact',
    'entity-form workflow-form scripted-form',
  ].flatMap((names) => names.split(' ')),
}

/** Tests and galleries may use what they need. */
const shipped = { pathNot: '[.](test|gallery)[.]tsx?$' }

const foldersPointDown = Object.entries(floors).flatMap(([floor, folders]) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${floor}-${folder}-points-down`,
    severity: 'error',
    from: { path: `^ui/src/shared/${floor}/${folder}/`, ...shipped },
    to: { path: `^ui/src/shared/${floor}/(${folders.slice(index + 1).join('|')})/` },
  })),
)

/** Imports go one way: app -> features -> entities -> shared. See docs/architecture.md. */
module.exports = {
  forbidden: [
    ...foldersPointDown,
    {
      name: 'each-folder-has-its-place',
      severity: 'error',
      comment: 'A new folder of shared stands in the list of its floor above.',
      from: {
        path: '^ui/src/shared/',
        pathNot: [
          '^ui/src/shared/ui/',
          ...Object.entries(floors).map(
            ([floor, folders]) => `^ui/src/shared/${floor}/(${folders.join('|')})/`,
          ),
        ],
      },
      to: {},
    },
    {
      name: 'platform-stands-below-blocks',
      severity: 'error',
      from: { path: '^ui/src/shared/platform/', ...shipped },
      to: { path: '^ui/src/shared/blocks/' },
    },
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
      from: { path: '^ui/src/shared/', ...shipped },
      to: { path: '^ui/src/(entities|features|app|testing)/' },
    },
    {
      name: 'entities-know-no-feature',
      severity: 'error',
      from: { path: '^ui/src/entities/', ...shipped },
      to: { path: '^ui/src/(features|app|testing)/' },
    },
    {
      name: 'features-do-not-reach-up',
      severity: 'error',
      from: { path: '^ui/src/features/', ...shipped },
      to: { path: '^ui/src/(app|testing)/' },
    },
    {
      name: 'app-is-not-tested-code',
      severity: 'error',
      comment: 'What is shipped knows nothing of the tests and of the gallery.',
      from: {
        path: '^ui/src/(app|features|entities|shared|i18n)/',
        ...shipped,
      },
      to: { path: '^ui/src/(testing|gallery)/' },
    },
    {
      name: 'shared-ui-is-presentation',
      severity: 'error',
      from: { path: '^ui/src/shared/ui/', ...shipped },
      to: {
        path: '(node_modules/(@reduxjs|react-redux|react-router-dom)|^ui/src/shared/(platform|blocks)/)',
      },
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
