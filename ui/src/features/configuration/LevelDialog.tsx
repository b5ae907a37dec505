import { useState } from 'react'
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
import { FormFault } from '../../shared/blocks/form/FormFault'
import { useSave } from '../../shared/blocks/form/useSave'
import { Stack } from '../../shared/blocks/page/Stack'
import { Banner } from '../../shared/ui/Banner'
import { ComboBox } from '../../shared/ui/ComboBox'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'
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
  const [entered, setEntered] = useState(() => enteredAtFirst(target))
  const send = useSendLevel(target)
  const { attempt, fault } = useSave(() => send({ ...entered, name: entered.name.trim() }))
  const save = async () => {
    if (!(await attempt(undefined))) return
    say(t('logging.saved'))
    onClose()
  }
  const isNamed = target === 'all' || PACKAGE.test(entered.name.trim())
  const title =
    typeof target === 'string' ? t(TITLES[target]) : t('logging.changeTitle', { name: target.name })
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('logging.save')}
          isDisabled={!isNamed}
          onDo={() => void save()}
          onCancel={onClose}
        />
      }
    >
      <LevelFields target={target} entered={entered} onChange={setEntered} isNamed={isNamed} />
      {fault !== undefined && <FormFault error={fault} />}
    </Dialog>
  )
}

function enteredAtFirst(target: LevelTarget): Entered {
  const { name, level, isAdditive } =
    typeof target === 'string' ? ({ name: '', level: '4', isAdditive: true } as const) : target
  return { name, level, isAdditive, persist: true }
}

interface LevelFieldsProps {
  target: LevelTarget
  entered: Entered
  onChange: (entered: Entered) => void
  isNamed: boolean
}

function LevelFields({ target, entered, onChange, isNamed }: LevelFieldsProps) {
  const { t } = useTranslation('configuration')
  const { level, isAdditive, persist } = entered
  const put = (changed: Partial<Entered>) => onChange({ ...entered, ...changed })
  return (
    <Stack gap="tight">
      {target === 'all' && <p>{t('logging.changeAllText')}</p>}
      {target === 'new' && (
        <PackageFields name={entered.name} onChange={(name) => put({ name })} isWrong={!isNamed} />
      )}
      <Select
        label={t('logging.level')}
        options={LOG_LEVELS.map((id) => ({ id, text: t(`logging.levels.${id}`) }))}
        value={level}
        onChange={(id) => put({ level: id })}
      />
      {isChatty(level) && <Banner kind="warning">{t('logging.chatty')}</Banner>}
      {target !== 'all' && (
        <Switch
          label={t('logging.additive')}
          isSelected={isAdditive}
          onChange={(isOn) => put({ isAdditive: isOn })}
        />
      )}
      <Switch
        label={t('logging.persist')}
        isSelected={persist}
        onChange={(isOn) => put({ persist: isOn })}
      />
    </Stack>
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
  name: string
  onChange: (name: string) => void
  isWrong: boolean
}

/** A package that the server knows, or any other by its name. */
function PackageFields({ name, onChange, isWrong }: PackageFieldsProps) {
  const { t } = useTranslation('configuration')
  const { data: packages = [] } = useListPackagesQuery(undefined)
  return (
    <>
      <ComboBox
        label={t('logging.known')}
        options={packages}
        value={packages.find(({ id }) => id === name)}
        onChange={(found) => onChange(found?.id ?? '')}
      />
      <TextField
        label={t('logging.other')}
        value={name}
        onChange={onChange}
        error={isWrong && name !== '' ? t('logging.wrongName') : undefined}
      />
    </>
  )
}
