import { useTranslation } from 'react-i18next'
import { useMemberTabs } from '../../entities/principal/useMemberTabs'
import type { TeamFields } from '../../entities/team/teamChange'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { CheckboxGroup } from '../../shared/ui/CheckboxGroup'
import { Switch } from '../../shared/ui/Switch'
import { useOfferedDomains, useTeamTexts } from './useTeamFields'

interface TeamFormProps {
  form: RecordFormState<TeamFields>
  /** The name of the form for screen readers. */
  label: string
  /** The text of the save button. */
  saveText: string
}

/** The form of a team, without its permissions. */
export function TeamForm(props: TeamFormProps) {
  const { form } = props
  const { t } = useTranslation('teams')
  const people = useMemberTabs()
  const texts = form.field('texts')
  return (
    <RecordForm {...props}>
      <Split
        beside={
          <>
            <SectionCard title={t('part.managers')}>
              <EntityPicker {...form.field('managers')} tabs={people} selection="multi" hasClear />
            </SectionCard>
            <SectionCard title={t('form.purpose')}>
              <Domains form={form} />
            </SectionCard>
          </>
        }
      >
        <SectionCard title={t('field.texts')}>
          <LocalizedTextEditor
            {...texts}
            fields={useTeamTexts()}
            nameError={form.taken === 'texts' ? texts.error : undefined}
            isChecked={form.attempts > 0}
          />
        </SectionCard>
        <SectionCard title={t('part.members')}>
          <Stack>
            <Flag form={form} name="hasEverybody" />
            <EntityPicker
              {...form.field('members')}
              tabs={people}
              selection="multi"
              hasClear
              isDisabled={form.now.hasEverybody}
            />
            <Flag form={form} name="hasManagers" />
          </Stack>
        </SectionCard>
      </Split>
    </RecordForm>
  )
}

function Domains({ form }: Pick<TeamFormProps, 'form'>) {
  const { t } = useTranslation('teams')
  const offered = useOfferedDomains(form.before.domains)
  const { onChange, ...field } = form.field('domains')
  return (
    <CheckboxGroup
      {...field}
      options={offered.map((id) => ({ id, text: t(`domain.${id}`) }))}
      onChange={(ids) => onChange(offered.filter((id) => ids.includes(id)))}
    />
  )
}

function Flag({
  form,
  name,
}: Pick<TeamFormProps, 'form'> & { name: 'hasEverybody' | 'hasManagers' }) {
  const { value, ...field } = form.field(name)
  return <Switch {...field} isSelected={value} />
}
