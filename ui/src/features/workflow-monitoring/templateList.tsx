import type { TFunction } from 'i18next'
import { LayoutTemplate } from 'lucide'
import type { WorkflowTemplate } from '../../entities/workflow-template/api'
import { type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { defineWholeList } from '../../shared/blocks/list-page/defineList'
import { Glyph } from '../../shared/ui/Glyph'

/** The list of templates; the server returns all of them at once. */
export const templateList = defineWholeList({
  namespace: 'workflows',
  keyPrefix: 'template',
  preference: 'idm.templateList',
  rowId: ({ id }: WorkflowTemplate) => id,
  rowName: ({ name }) => name,
  sort: 'name',
  filters: (t: TFunction<'workflows'>) => [
    {
      key: 'origin',
      kind: 'choice',
      label: t('template.origin'),
      options: [
        { id: 'custom', text: t('template.custom') },
        { id: 'stock', text: t('template.stock') },
      ],
    },
  ],
  isMatch: ({ isCustom }, { origin }) =>
    origin === undefined || isCustom === origin.includes('custom'),
  columns: (t: TFunction<'workflows'>): Column<WorkflowTemplate>[] => [
    nameColumn({
      label: t('template.name'),
      text: ({ name }) => name,
      cell: ({ name }) => (
        <NameCell name={name} sign={<Glyph of={LayoutTemplate} tint="thing" />} />
      ),
    }),
    textColumn({
      key: 'description',
      label: t('template.description'),
      weight: NAME_WEIGHT,
      isSortable: true,
      text: ({ description }) => description,
    }),
    textColumn({
      key: 'origin',
      label: t('template.origin'),
      isSortable: true,
      text: ({ isCustom }) => t(isCustom ? 'template.custom' : 'template.stock'),
    }),
  ],
})
