import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isChatty,
  listLoggers,
  LOG_LEVELS,
  useAddLoggerMutation,
  useChangeAllLoggersMutation,
  useChangeLoggerMutation,
  useListPackagesQuery,
  type LevelChange,
  type Logger,
  type LogLevel,
} from '../../entities/logger/api'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import { firstRows } from '../../shared/blocks/listing/listState'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useRecordForm, type RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
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

/**
 * Edits the log level of one package, of a new package, or of all listed packages. Levels that others changed meanwhile
 * are kept; a conflict is asked about.
 */
export function LevelDialog({ target, onClose }: LevelDialogProps) {
  const { t } = useTranslation('configuration')
  const { say } = useAction()
  const send = useSendLevel(target)
  const readLogger = useReadLogger()
  const latest = useRef(typeof target === 'string' ? undefined : target)
  const form = useRecordForm<Entered>({
    fields: useLevelFields(),
    stored: enteredAtFirst(target),
    read:
      typeof target === 'string'
        ? undefined
        : async () => {
            latest.current = (await readLogger(target.name)) ?? target
            return enteredAtFirst(latest.current)
          },
    draftName: `logger ${typeof target === 'string' ? target : target.name}`,
    onSave: ({ all }) => send({ ...all, node: latest.current?.node }),
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
  form: RecordFormState<Entered>
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

function useReadLogger() {
  const dispatch = useAppDispatch()
  return async (name: string): Promise<Logger | undefined> => {
    const { rows } = await dispatch(listLoggers.initiate(namedLike(name), freshly)).unwrap()
    return rows.find((each) => each.name === name)
  }
}

const namedLike = (search: string) => firstRows(MAX_SIZE, 'logName', 'asc', search)

function useSendLevel(target: LevelTarget) {
  const { t } = useTranslation('configuration')
  const readLogger = useReadLogger()
  const [add] = useAddLoggerMutation()
  const [change] = useChangeLoggerMutation()
  const [changeAll] = useChangeAllLoggersMutation()
  /** Refuses a package that already has a level: the call that adds a package would overwrite the level. */
  const addNew = async (entered: LevelChange) => {
    const { name } = entered
    if (await readLogger(name)) throw taken(t('logging.hasLevel', { name }))
    return add(entered).unwrap()
  }
  return (entered: LevelChange): Promise<unknown> => {
    const { level, persist } = entered
    if (target === 'all') return changeAll({ level, persist }).unwrap()
    return target === 'new' ? addNew(entered) : change(entered).unwrap()
  }
}

const taken = (text: string) => ({ status: 489, code: 'fault', text }) as unknown as Error

interface PackageFieldsProps {
  name: { label: string; value: string; onChange: (name: string) => void }
  isWrong: boolean
}

/** The package of a new level: suggested packages are those that the server knows, any other name can be typed. */
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
