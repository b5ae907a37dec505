import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { useApprovalQuestion } from '../../entities/permission/ui/useApprovalQuestion'
import type { ResourceDetail } from '../../entities/resource/model'
import { Split } from '../../shared/blocks/page/Split'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { useOpenSections } from '../../shared/blocks/record-form/useOpenSections'
import { ApprovalCards } from './ApprovalCards'
import { GivesCard, LifeCard, NamesCard, OwnersCard, QuestionsCard } from './ResourceCards'
import { useResourceEdit } from './useResourceEdit'
import { LIFE_KEYS } from './useResourceFields'

const SECTIONS = {
  gives: ['binding'],
  names: ['texts'],
  owners: ['owners', 'categories'],
  questions: ['questions'],
  grant: ['grant', 'isOverridable'],
  revoke: ['revoke'],
  life: LIFE_KEYS,
} as const

/** The overview of a resource: one form of cards, each shown and edited in place. */
export function ResourceOverview({ resource }: { resource: ResourceDetail }) {
  const { t } = useTranslation('resources')
  const { mayModify } = useMayChange('resource', resource)
  const { closeAll, isReading, cardOf } = useOpenSections(SECTIONS, mayModify)
  const edit = useResourceEdit(resource, closeAll)
  const { form, dialog } = useApprovalQuestion(
    {
      ...resource,
      type: 'RESOURCE',
      before: edit.before.grant,
      now: edit.now.grant,
      hiddenText: t('usage.hidden'),
    },
    edit,
  )
  const of = { resource, form }
  return (
    <>
      <RecordForm
        form={form}
        label={t('edit.label', { name: resource.name })}
        saveText={t('edit.save')}
        isReading={isReading(form)}
      >
        <Split
          isForm
          beside={
            <>
              <ApprovalCards
                {...of}
                grant={cardOf(form, 'grant')}
                revoke={cardOf(form, 'revoke')}
              />
              <LifeCard {...of} card={cardOf(form, 'life', t('life'))} />
            </>
          }
        >
          <GivesCard {...of} card={cardOf(form, 'gives')} />
          <NamesCard {...of} card={cardOf(form, 'names')} />
          <OwnersCard {...of} card={cardOf(form, 'owners', t('create.step.owners'))} />
          <QuestionsCard {...of} card={cardOf(form, 'questions')} />
        </Split>
      </RecordForm>
      {dialog}
    </>
  )
}
