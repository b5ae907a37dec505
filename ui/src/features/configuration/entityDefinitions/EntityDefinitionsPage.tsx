import { Plus, Trash2, Undo2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { hasEntities } from '../../../entities/entity-definition/model'
import type { RowAction } from '../../../shared/blocks/data-table/action'
import { ListSection } from '../../../shared/blocks/list-page/ListSection'
import { useWholeList } from '../../../shared/blocks/list-page/useWholeList'
import { Button } from '../../../shared/ui/Button'
import { toEntityDefinitionCreate } from '../routes'
import { SettingsFrame } from '../SettingsFrame'
import { definitionList, type DefinitionRow } from './definitionList'
import { DeletionForm } from './DeletionForm'
import { useDefinitionRows } from './useDefinitionRows'
import { useMarkedKinds } from './useMarkedKinds'

/** Lists all kinds of entity; Save deletes those that are marked. */
export function EntityDefinitionsPage() {
  const { t } = useTranslation('entityDefinitions')
  const navigate = useNavigate()
  const { definitions, ...query } = useDefinitionRows()
  const kinds = useMarkedKinds(definitions)
  const list = useWholeList(definitionList, query, kinds.marked)
  const mark = (row: DefinitionRow): RowAction => ({
    id: 'mark',
    label: t('mark'),
    icon: Trash2,
    isDestructive: true,
    onAction: () => kinds.mark(row),
  })
  const keep = (row: DefinitionRow): RowAction => ({
    id: 'keep',
    label: t('keep'),
    icon: Undo2,
    onAction: () => kinds.keep(row),
  })
  const rowActions = (row: DefinitionRow) => {
    if (!hasEntities(row) || kinds.isReadOnly) return []
    return [kinds.marked.has(row.key) ? keep(row) : mark(row)]
  }
  return (
    <SettingsFrame page="entities">
      <DeletionForm kinds={kinds}>
        <ListSection
          list={list}
          rowActions={rowActions}
          tools={
            !kinds.isReadOnly && (
              <Button
                variant="primary"
                icon={Plus}
                onPress={() => void navigate(toEntityDefinitionCreate())}
              >
                {t('create.open')}
              </Button>
            )
          }
        />
      </DeletionForm>
    </SettingsFrame>
  )
}
