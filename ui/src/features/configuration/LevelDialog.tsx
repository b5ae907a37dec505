import { useTranslation } from 'react-i18next'
import {
  isChatty,
  LOG_LEVELS,
  useAddLoggerMutation,
  useChangeAllLoggersMutation,
  useChangeLoggerMutation,
  useListPackagesQuery,
  type LogLevel,
} from '../../entities/logger/api'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useDialogForm, type DialogFormState } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { Banner } from '../../shared/ui/Banner'
import { ComboBox } from '../../shared/ui/ComboBox'
import { Select } from '../../shared/ui/Select'
import { Switch } from '../../shared/ui/Switch'
import { TextField } from '../../shared/ui/TextField'
import type { LevelTarget } from './LoggingPage'
import { useAction } from './useAction'

interface LevelDialogProps {
  target: LevelTarget
  onClose: () => void
}

/** The level of a package, of a new one, or of all that have one. */
export function LevelDialog({ target, onClose }: LevelDialogProps) {
  const { t } = useTranslation('configuration')
  const { say } = useAction()
  const send = useSendLevel(target)
  const form = useDialogForm<Entered>({
    fields: useLevelFields(),
    stored: enteredAtFirst(target),
    draftName: `logger ${typeof target === 'string' ? target : target.name}`,
    onSave: ({ all }) => send(all),
    onSaved: () => {
      say(t('logging.saved'))
      onClose()
    },
  })
  const isNamed = target === 'all' || PACKAGE.test(form.now.name.trim())
  const title =
    typeof target === 'string' ? t(TITLES[target]) : t('logging.changeTitle', { name: target.name })
  return (
    <FormDialog
      form={form}
      title={title}
      verb={t('logging.save')}
      isDisabled={!isNamed}
      onClose={onClose}
    >
      <LevelFields target={target} form={form} isNamed={isNamed} />
    </FormDialog>
  )
}

function useLevelFields(): RecordFields<Entered> {
  const { t } = useTranslation('configuration')
  const kinds = useFieldKinds()
  return {
    name: kinds.text({ label: t('logging.other') }),
    level: kinds.choice({ label: t('logging.level'), textOf: (id) => t(`logging.levels.${id}`) }),
    isAdditive: kinds.flag({ label: t('logging.additive') }),
    persist: kinds.flag({ label: t('logging.persist') }),
  }
}

function enteredAtFirst(target: LevelTarget): Entered {
  const { name, level, isAdditive } =
    typeof target === 'string' ? ({ name: '', level: '4', isAdditive: true } as const) : target
  return { name, level, isAdditive, persist: true }
}

interface LevelFieldsProps {
  target: LevelTarget
  form: DialogFormState<Entered>
  isNamed: boolean
}

function LevelFields({ target, form, isNamed }: LevelFieldsProps) {
  const { t } = useTranslation('configuration')
  const level = form.field('level')
  const { value: isAdditive, ...additive } = form.field('isAdditive')
  const { value: isPersistent, ...persist } = form.field('persist')
  return (
    <>
      {target === 'all' && <p>{t('logging.changeAllText')}</p>}
      {target === 'new' && <PackageFields name={form.field('name')} isWrong={!isNamed} />}
      <Select
        {...level}
        options={LOG_LEVELS.map((id) => ({ id, text: t(`logging.levels.${id}`) }))}
      />
      {isChatty(level.value) && <Banner kind="warning">{t('logging.chatty')}</Banner>}
      {target !== 'all' && <Switch {...additive} isSelected={isAdditive} />}
      <Switch {...persist} isSelected={isPersistent} />
    </>
  )
}

const TITLES = { new: 'logging.add', all: 'logging.changeAll' } as const

/** `com.example.package` */
const PACKAGE = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/

interface Entered {
  name: string
  level: LogLevel
  isAdditive: boolean
  persist: boolean
}

function useSendLevel(target: LevelTarget) {
  const [add] = useAddLoggerMutation()
  const [change] = useChangeLoggerMutation()
  const [changeAll] = useChangeAllLoggersMutation()
  return ({ level, persist, ...rest }: Entered): Promise<unknown> => {
    if (target === 'all') return changeAll({ level, persist }).unwrap()
    const send = target === 'new' ? add : change
    return send({ ...rest, level, persist }).unwrap()
  }
}

interface PackageFieldsProps {
  name: { label: string; value: string; onChange: (name: string) => void }
  isWrong: boolean
}

/** A package that the server knows, or any other by its name. */
function PackageFields({ name, isWrong }: PackageFieldsProps) {
  const { t } = useTranslation('configuration')
  const { data: packages = [] } = useListPackagesQuery(undefined)
  return (
    <>
      <ComboBox
        label={t('logging.known')}
        options={packages}
        value={packages.find(({ id }) => id === name.value)}
        onChange={(found) => name.onChange(found?.id ?? '')}
      />
      <TextField
        {...name}
        error={isWrong && name.value !== '' ? t('logging.wrongName') : undefined}
      />
    </>
  )
}
