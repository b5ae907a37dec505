import { useMemo } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { groupTab } from '../../entities/group/pickerTab'
import type { TeamDomain } from '../../entities/team/model'
import type { TeamFields } from '../../entities/team/teamChange'
import { userTab } from '../../entities/user/pickerTab'
import { DraftOffer } from '../../shared/blocks/drafts/DraftOffer'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { SavedForm } from '../../shared/blocks/form/SavedForm'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { CheckboxGroup } from '../../shared/ui/CheckboxGroup'
import { Switch } from '../../shared/ui/Switch'
import { FormClash } from './FormClash'
import { useOfferedDomains } from './useOfferedDomains'
import { useTeamForm, type TeamFormOptions } from './useTeamForm'
import { useTextFields } from './useTextFields'

interface TeamFormProps extends TeamFormOptions {
  /** What readers call the form. */
  label: string
  /** What the button does. */
  saveText: string
}

/** Everything about a team but its permissions. */
export function TeamForm({ label, saveText, ...options }: TeamFormProps) {
  const { t } = useTranslation('teams')
  const team = useTeamForm(options)
  const { form, now, changed, submit, concurrent, draft, restore, discard } = team
  const { errors, isSubmitting, submitCount } = form.formState
  const { control } = form
  return (
    <SavedForm
      label={label}
      changes={changed.map((key) => t(`field.${key}`))}
      wrong={Object.keys(errors).length}
      saveText={saveText}
      isSaving={isSubmitting}
      attempts={submitCount}
      fault={concurrent.fault}
      onSubmit={(event) => void submit(event)}
      onDiscard={discard}
    >
      <DraftOffer draft={draft} onRestore={restore} />
      <FormClash team={team} />
      <Split
        beside={
          <>
            <SectionCard title={t('part.managers')}>
              <Parts control={control} name="managers" />
            </SectionCard>
            <SectionCard title={t('form.purpose')}>
              <Domains control={control} stored={team.before.domains} />
            </SectionCard>
          </>
        }
      >
        <SectionCard title={t('field.texts')}>
          <Texts control={control} isChecked={submitCount > 0} />
        </SectionCard>
        <SectionCard title={t('part.members')}>
          <Stack>
            <Flag control={control} name="hasEverybody" />
            <Parts control={control} name="members" isDisabled={now.hasEverybody} />
            <Flag control={control} name="hasManagers" />
          </Stack>
        </SectionCard>
      </Split>
    </SavedForm>
  )
}

interface FieldProps {
  control: Control<TeamFields>
}

function Texts({ control, isChecked }: FieldProps & { isChecked: boolean }) {
  const { t } = useTranslation('teams')
  const { field } = useController({ control, name: 'texts' })
  return (
    <LocalizedTextEditor
      label={t('field.texts')}
      fields={useTextFields()}
      value={field.value}
      onChange={field.onChange}
      isChecked={isChecked}
    />
  )
}

function Domains({ control, stored }: FieldProps & { stored: readonly TeamDomain[] }) {
  const { t } = useTranslation('teams')
  const { field, fieldState } = useController({ control, name: 'domains' })
  const offered = useOfferedDomains(stored)
  return (
    <CheckboxGroup
      label={t('field.domains')}
      hint={t('form.domainsHint')}
      isRequired
      error={fieldState.error?.message}
      options={offered.map((id) => ({ id, text: t(`domain.${id}`) }))}
      value={field.value}
      onChange={(ids) => field.onChange(offered.filter((id) => ids.includes(id)))}
    />
  )
}

function Flag({ control, name }: FieldProps & { name: 'hasEverybody' | 'hasManagers' }) {
  const { t } = useTranslation('teams')
  const { field } = useController({ control, name })
  return <Switch label={t(`field.${name}`)} isSelected={field.value} onChange={field.onChange} />
}

interface PartsProps extends FieldProps {
  name: 'managers' | 'members'
  isDisabled?: boolean
}

function Parts({ control, name, isDisabled = false }: PartsProps) {
  const { t } = useTranslation('teams')
  const clientId = useBootstrap().client.id
  const tabs = useMemo(() => [userTab({ clientId }), groupTab({ clientId })] as const, [clientId])
  const { field } = useController({ control, name })
  return (
    <EntityPicker
      label={t(`field.${name}`)}
      tabs={tabs}
      selection="multi"
      hasClear
      isDisabled={isDisabled}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
