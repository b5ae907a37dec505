import { useTranslation } from 'react-i18next'
import { ContainerPicker } from '../../entities/container/ui/ContainerPicker'
import { CategoryPicker, OwnerPicker } from '../../entities/permission/ui/DefinitionPickers'
import { usePermissionTexts } from '../../entities/permission/usePermissionFields'
import { useListRoleLevelsQuery } from '../../entities/role/api'
import type { RolePlace } from '../../entities/role/placesApi'
import type { NewRoleFields } from '../../entities/role/roleChange'
import { FormSection } from '../../shared/blocks/form/FormSection'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { TakenBy } from '../../shared/blocks/record-form/TakenBy'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import type { Step } from '../../shared/blocks/stepper/step'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { TextField } from '../../shared/ui/TextField'
import { RoleApproval } from './RoleApproval'
import { toRole } from './routes'
import { useLevelName } from './useLevelName'

interface StepProps {
  form: RecordFormState<NewRoleFields>
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

/** The steps that create a role; `place` is its container, or null when the person chooses it. */
export function useRoleSteps(
  form: RecordFormState<NewRoleFields>,
  place: RolePlace | null,
): readonly Step<keyof NewRoleFields>[] {
  const { t } = useTranslation(['roles', 'definition'])
  return [
    {
      id: 'place',
      title: t('create.step.place'),
      keys: ['texts', 'id', 'level', 'container'],
      render: (isChecked) => <NamesAndPlace form={form} place={place} isChecked={isChecked} />,
    },
    {
      id: 'owners',
      title: t('create.step.owners'),
      keys: ['categories', 'owners'],
      render: () => (
        <SectionCard title={t('create.step.owners')}>
          <Stack>
            <CategoryPicker type="role" {...form.field('categories')} />
            <OwnerPicker {...form.field('owners')} />
          </Stack>
        </SectionCard>
      ),
    },
    {
      id: 'approval',
      title: t('tab.approval'),
      keys: ['approval', 'isRevokeApproved'],
      render: (isChecked) => <RoleApproval form={form} isChecked={isChecked} />,
    },
  ]
}

function NamesAndPlace({ form, place, isChecked }: StepProps & { place: RolePlace | null }) {
  const { t } = useTranslation(['roles', 'definition'])
  const { default: locale } = useBootstrap().locales
  const id = commonNameOf(textIn(form.now.texts.name, locale))
  return (
    <>
      <SectionCard title={t('definition:texts')}>
        <LocalizedTextEditor
          {...form.field('texts')}
          fields={usePermissionTexts()}
          isChecked={isChecked}
        />
      </SectionCard>
      <SectionCard title={t('level.title')}>
        {place ? (
          <OnlyPlace place={place} />
        ) : (
          <Stack>
            <LevelChoice form={form} />
            <ContainerPicker of="role" {...form.field('container')} level={form.now.level} />
          </Stack>
        )}
      </SectionCard>
      <FormSection title={t('definition:id.label')}>
        <TextField {...form.field('id')} hint={id && t('definition:id.hint', { id })} />
        <TakenBy dn={form.takenBy} toRecord={toRole} />
      </FormSection>
    </>
  )
}

function OnlyPlace({ place: { level, container } }: { place: RolePlace }) {
  const { t } = useTranslation(['roles', 'definition'])
  const levelName = useLevelName({ level, name: String(level) })
  return (
    <Stack>
      <Facts
        facts={[
          { key: 'level', label: t('column.level'), content: levelName },
          { key: 'container', label: t('definition:container'), content: container.name },
        ]}
      />
      <p>{t('create.onlyPlace')}</p>
    </Stack>
  )
}

/**
 * The choice of a level, which resets the container, because each level has its own. Source: SPEC 4
 * "Picker dropdown".
 */
function LevelChoice({ form }: Pick<StepProps, 'form'>) {
  const { data: levels = [] } = useListRoleLevelsQuery(undefined)
  const { value, ...field } = form.field('level')
  return (
    <RadioGroup
      {...field}
      look="cards"
      options={levels.map(({ level, name }) => ({ id: String(level), text: name }))}
      value={String(value)}
      onChange={(level) => {
        field.onChange(Number(level))
        form.field('container').onChange([])
      }}
    />
  )
}
