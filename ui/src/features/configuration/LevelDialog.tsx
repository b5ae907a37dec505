import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CHATTY_LEVEL,
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

const INFO: LogLevel = 4

/** The level of a package, of a new one, or of all that have one. */
export function LevelDialog({ target, onClose }: LevelDialogProps) {
  const { t } = useTranslation('configuration')
  const { say } = useAction()
  const logger = typeof target === 'string' ? undefined : target
  const [name, setName] = useState(logger?.name ?? '')
  const [level, setLevel] = useState(logger?.level ?? INFO)
  const [isAdditive, setAdditive] = useState(logger?.isAdditive ?? true)
  const [persist, setPersist] = useState(true)
  const send = useSendLevel(target)
  const { attempt, fault } = useSave(() => send({ name: name.trim(), level, isAdditive, persist }))
  const save = async () => {
    if (!(await attempt(undefined))) return
    say(t('logging.saved'))
    onClose()
  }
  const isNamed = target === 'all' || PACKAGE.test(name.trim())
  return (
    <Dialog
      isOpen
      title={logger ? t('logging.changeTitle', { name }) : t(TITLES[target as 'new' | 'all'])}
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
      <Stack gap="tight">
        {target === 'all' && <p>{t('logging.changeAllText')}</p>}
        {target === 'new' && <PackageFields name={name} onChange={setName} isWrong={!isNamed} />}
        <Select
          label={t('logging.level')}
          options={LOG_LEVELS.map((id) => ({ id: String(id), text: t(`logging.levels.${id}`) }))}
          value={String(level)}
          onChange={(id) => setLevel(LOG_LEVELS.find((each) => String(each) === id) ?? level)}
        />
        {level >= CHATTY_LEVEL && <Banner kind="warning">{t('logging.chatty')}</Banner>}
        {target !== 'all' && (
          <Switch label={t('logging.additive')} isSelected={isAdditive} onChange={setAdditive} />
        )}
        <Switch label={t('logging.persist')} isSelected={persist} onChange={setPersist} />
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </Dialog>
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
