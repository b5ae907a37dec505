import { Box } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeResourcesMutation, useReadResourcesQuery } from '../../entities/resource/bulkApi'
import { planOf, type BulkChange } from '../../entities/resource/bulkChange'
import type { Resource, ResourceDetail } from '../../entities/resource/model'
import { toResourceBody } from '../../entities/resource/resourceChange'
import { toApproval } from '../../shared/blocks/approval/approval'
import { approvalProblems } from '../../shared/blocks/approval/approvalProblems'
import { BulkEditDialog } from '../../shared/blocks/bulk-edit/BulkEditDialog'
import { unchangedList } from '../../shared/blocks/bulk-edit/listChange'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Glyph } from '../../shared/ui/Glyph'
import { ResourceBulkFields } from './ResourceBulkFields'

interface ResourceBulkEditProps {
  resources: readonly Resource[]
  onChanged: () => void
  onClose: () => void
}

const nothing: BulkChange = {
  categories: unchangedList,
  owners: unchangedList,
  grant: toApproval(undefined),
  revoke: toApproval(undefined),
  weight: undefined,
}

/**
 * Changes several resources at once; each resource is sent as a whole. Source: docs/assumptions.md
 *
 */
export function ResourceBulkEdit({ resources, ...dialog }: ResourceBulkEditProps) {
  const { t } = useTranslation('resources')
  const { default: locale } = useBootstrap().locales
  const [change, setChange] = useState(nothing)
  const [changeResources] = useChangeResourcesMutation()
  const query = useReadResourcesQuery(
    resources.map(({ id }) => id),
    { refetchOnMountOrArgChange: true },
  )
  const partText = usePartText()
  const plan = (read: readonly ResourceDetail[]) =>
    planOf(read, change).map(({ resource: { id, name }, fields, changed }) => ({
      id,
      name,
      fields,
      changed: changed.map(partText),
    }))
  const problems = [change.grant, change.revoke].flatMap((each) =>
    Object.keys(approvalProblems(each)),
  )
  return (
    <BulkEditDialog
      {...dialog}
      texts={{
        title: t('bulk.title', { total: resources.length }),
        failedTitle: t('listFailed'),
        verb: (total) => t('bulk.verb', { total }),
        done: (total) => t('bulk.done', { total }),
        failed: (total) => t('bulk.failed', { total }),
      }}
      sign={<Glyph of={Box} tint="resource" />}
      query={query}
      planOf={plan}
      isComplete={problems.length === 0}
      send={(planned) =>
        changeResources(
          planned.map(({ id, fields }) => ({ id, ...toResourceBody(fields, locale) })),
        ).unwrap()
      }
    >
      {(isChecked) => (
        <ResourceBulkFields change={change} onChange={setChange} isChecked={isChecked} />
      )}
    </BulkEditDialog>
  )
}

function usePartText() {
  const { t } = useTranslation(['resources', 'definition'])
  const texts = {
    categories: t('definition:categories'),
    owners: t('definition:owners'),
    grant: t('definition:grant'),
    revoke: t('definition:bulk.part.revocation'),
    weight: t('weight.label'),
  }
  return (part: keyof BulkChange) => texts[part]
}
