import { Check, CircleMinus, Download, TriangleAlert, Undo2, type IconNode } from 'lucide'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { RestoredField, WantedField } from '../../../entities/settings-snapshot/api'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import { Diff } from '../../../shared/blocks/diff/Diff'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { toCsv } from '../../../shared/platform/files/csv'
import { downloadCsv } from '../../../shared/platform/files/downloadCsv'
import { Badge, type BadgeLook } from '../../../shared/ui/Badge'
import { Button } from '../../../shared/ui/Button'
import { Select } from '../../../shared/ui/Select'
import { ReloadBanner } from '../../../shared/blocks/settings-form/ReloadBanner'
import { useAction } from '../useAction'
import { settingEffect } from './settingEffect'
import { useFieldWords } from './useFieldWords'
import { useIsLockOut } from './useIsLockOut'

type Outcome = RestoredField['outcome']
type Choices = Readonly<Record<string, string>>

interface RestoreItemsProps {
  items: readonly RestoredField[]
  isRestored: boolean
  /** Whether restoring these fields replaces a whole group of settings. */
  isWhole: (fields: readonly WantedField[]) => boolean
  onRestore: (fields: readonly WantedField[]) => Promise<void>
}

const SIGNS: Readonly<Record<Outcome, readonly [NonNullable<BadgeLook['kind']>, IconNode]>> = {
  change: ['info', Undo2],
  done: ['success', Check],
  same: ['neutral', CircleMinus],
  ticked: ['neutral', CircleMinus],
  choose: ['warning', TriangleAlert],
  not_kept: ['warning', TriangleAlert],
  unknown: ['warning', TriangleAlert],
  refused: ['danger', TriangleAlert],
}

/** The outcome of the dry run or of the restoration, for each selected field. */
export function RestoreItems({ items, isRestored, isWhole, onRestore }: RestoreItemsProps) {
  const { t } = useTranslation('configuration')
  const [choices, setChoices] = useState<Choices>({})
  const [question, setQuestion] = useState<{ isLockOut: boolean }>()
  const isLockOut = useIsLockOut()
  const { isBusy, act } = useAction()
  const wanted = isRestored ? [] : items.filter((item) => canRestore(item, choices))
  const ask = async () => setQuestion({ isLockOut: await isLockOut(wanted) })
  return (
    <SectionCard
      title={isRestored ? t('snapshot.result') : t('snapshot.plan')}
      actions={
        <>
          <Export items={items} />
          {!isRestored && (
            <Button
              size="small"
              variant="primary"
              icon={Undo2}
              isDisabled={wanted.length === 0}
              isPending={isBusy}
              onPress={() => void act(ask)}
            >
              {t('snapshot.restore')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="tight">
        {items.some(countsAfterReload) && <ReloadBanner />}
        <Chosen items={items} choices={choices} onChange={setChoices} />
        <Items items={items} />
      </Stack>
      {question && (
        <RestoreQuestion
          {...question}
          typed={isWhole(wanted) ? wanted.length : undefined}
          onConfirm={() => onRestore(wanted.map((item) => toWanted(item, choices)))}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </SectionCard>
  )
}

interface RestoreQuestionProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'typed' | 'onConfirm' | 'onClose'
> {
  isLockOut: boolean
}

/**
 * Asks before the restoration. To lock themselves out, a person types the name of the client; to replace a whole group,
 * the number of settings.
 */
function RestoreQuestion({ isLockOut, typed, ...answers }: RestoreQuestionProps) {
  const { t } = useTranslation('configuration')
  const { client } = useBootstrap()
  return (
    <ConfirmDialog
      title={t('snapshot.restoreTitle')}
      consequence={
        <>
          {t('snapshot.restoreText')} {isLockOut && t('snapshot.lockOut')}
        </>
      }
      verb={t('snapshot.restore')}
      kind={isLockOut ? 'deletion' : 'change'}
      typed={isLockOut ? client.name : typed}
      {...answers}
    />
  )
}

/** Whether the field was restored, and is seen once the page is loaded again. */
const countsAfterReload = ({ outcome, path }: RestoredField) =>
  outcome === 'done' && settingEffect(path)?.effect === 'reload'

const canRestore = ({ outcome, path }: RestoredField, choices: Choices) =>
  outcome === 'change' || (outcome === 'choose' && path in choices)

function toWanted({ path, was }: RestoredField, choices: Choices): WantedField {
  const choice = choices[path]
  return { path, seen: was, ...(choice !== undefined && { choice }) }
}

interface ChosenProps {
  items: readonly RestoredField[]
  choices: Choices
  onChange: (choices: Choices) => void
}

/** Asks which record is meant, where several records of this installation have the name that is in the file. */
function Chosen({ items, choices, onChange }: ChosenProps) {
  const { t } = useTranslation('configuration')
  const words = useFieldWords()
  return items
    .filter(({ outcome }) => outcome === 'choose')
    .map(({ path, choices: options }) => (
      <Select
        key={path}
        label={words.field(path)}
        placeholder={t('snapshot.outcome.choose')}
        options={options.map((dn) => ({ id: dn, text: dn }))}
        value={choices[path]}
        onChange={(dn) => onChange({ ...choices, [path]: dn })}
      />
    ))
}

function Items({ items }: { items: readonly RestoredField[] }) {
  const { t } = useTranslation('configuration')
  const words = useFieldWords()
  const why = useReason()
  const rows = items.map((item) => {
    const [kind, icon] = SIGNS[item.outcome]
    return {
      key: item.path,
      name: words.field(item.path),
      about: item.path,
      was: words.value(item.was, item.path),
      now: words.value(item.will, item.path),
      note: why(item),
      end: (
        <Badge kind={kind} icon={icon}>
          {t(`snapshot.outcome.${item.outcome}`)}
        </Badge>
      ),
    }
  })
  const heads = {
    name: t('snapshot.setting'),
    was: t('snapshot.here'),
    now: t('snapshot.file'),
    end: t('snapshot.outcomeHead'),
  }
  return <Diff label={t('snapshot.plan')} heads={heads} groups={[{ key: 'all', rows }]} />
}

/** The reason of an outcome in the words of the console, then in those of the server. */
function useReason() {
  const { t } = useTranslation('configuration')
  return ({ reason, detail }: RestoredField): string | undefined => {
    const ours = reason === '' || reason === 'server' ? '' : t(`snapshot.reason.${reason}`)
    const all = [ours, detail].filter((each) => each !== '')
    return all.length > 0 ? all.join(': ') : undefined
  }
}

function Export({ items }: { items: readonly RestoredField[] }) {
  const { t } = useTranslation('configuration')
  const words = useFieldWords()
  const why = useReason()
  const save = () => {
    const heads = [t('snapshot.setting'), t('snapshot.here'), t('snapshot.file')]
    const lines = items.map((item) => [
      item.path,
      text(words.value(item.was, item.path)),
      text(words.value(item.will, item.path)),
      t(`snapshot.outcome.${item.outcome}`),
      why(item) ?? '',
    ])
    const head = [...heads, t('snapshot.outcomeHead'), t('snapshot.why')]
    downloadCsv(toCsv([head, ...lines]), t('page.snapshot.title'))
  }
  return (
    <Button size="small" icon={Download} onPress={save}>
      {t('snapshot.export')}
    </Button>
  )
}

const text = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join('; ')
