import { Camera } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useTakeSnapshotMutation,
  type FieldDifference,
} from '../../../entities/settings-snapshot/api'
import { snapshotText } from '../../../entities/settings-snapshot/snapshotFile'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import { download } from '../../../shared/platform/files/download'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { Spinner } from '../../../shared/ui/Spinner'
import { SettingsFrame } from '../SettingsFrame'
import { useAction } from '../useAction'
import { ComparedFiles } from './ComparedFiles'
import { FieldDifferences } from './FieldDifferences'
import { RestoreItems } from './RestoreItems'
import { useFieldWords } from './useFieldWords'
import { useSnapshot } from './useSnapshot'

/** Saves all settings to a file, compares files with each other or with this installation, and restores selected fields. */
export function SnapshotPage() {
  return (
    <SettingsFrame page="snapshot">
      <SaveSnapshot />
      <Comparison />
    </SettingsFrame>
  )
}

function SaveSnapshot() {
  const { t } = useTranslation('configuration')
  const [take] = useTakeSnapshotMutation()
  const { isBusy, act } = useAction()
  const words = useFieldWords()
  const [missing, setMissing] = useState<readonly string[]>([])
  const save = async () => {
    const snapshot = await take(undefined).unwrap()
    setMissing(Object.keys(snapshot.notReadable).map(words.group))
    const file = new Blob([snapshotText(snapshot)], { type: 'application/json' })
    const url = URL.createObjectURL(file)
    download(url, `settings-${snapshot.taken.slice(0, 10)}.json`)
    URL.revokeObjectURL(url)
  }
  return (
    <SectionCard
      title={t('snapshot.title')}
      actions={
        <Button
          size="small"
          variant="primary"
          icon={Camera}
          isPending={isBusy}
          onPress={() => void act(save, t('snapshot.saved'))}
        >
          {t('snapshot.save')}
        </Button>
      }
    >
      <Stack gap="tight">
        <p>{t('snapshot.saveText')}</p>
        {missing.length > 0 && (
          <div role="status">
            <Banner kind="warning">
              {t('snapshot.notReadable', { names: missing.join(', ') })}
            </Banner>
          </div>
        )}
      </Stack>
    </SectionCard>
  )
}

function Comparison() {
  const { t } = useTranslation('configuration')
  const { files, differences, items, isRestored = false, ...snapshot } = useSnapshot()
  const [problem, setProblem] = useState('')
  const errorText = useErrorText()
  const told = async (work: Promise<void>) => {
    setProblem('')
    await work.catch((error: unknown) => setProblem(errorText(error)))
  }
  const check = (fields: readonly FieldDifference[]) =>
    told(snapshot.check(fields.map(({ path, second }) => ({ path, seen: second }))))
  return (
    <>
      <ComparedFiles
        files={files}
        problem={problem}
        onChange={(wanted) => void told(snapshot.compare(wanted))}
        onRefuse={setProblem}
      />
      {files.first && !differences && problem === '' && <Spinner label={t('snapshot.comparing')} />}
      {items && (
        <RestoreItems
          items={items}
          isRestored={isRestored}
          isWhole={(fields) => isAnyGroupWhole(differences?.differences ?? [], fields)}
          onRestore={snapshot.restore}
        />
      )}
      {differences && (
        <FieldDifferences
          key={differences.differences.map(({ path }) => path).join(' ')}
          found={differences}
          onCheck={files.second ? undefined : check}
        />
      )}
    </>
  )
}

/**
 * Whether the selection replaces a whole group: all its differences, and more than one. Fields that belong to one
 * installation only are not counted.
 */
function isAnyGroupWhole(
  differences: readonly FieldDifference[],
  wanted: readonly { path: string }[],
): boolean {
  const paths = new Set(wanted.map(({ path }) => path))
  const counted = differences.filter(({ onlyTicked }) => !onlyTicked)
  const isLeft = ({ path }: FieldDifference) => !paths.has(path)
  const incomplete = new Set(counted.filter(isLeft).map(({ group }) => group))
  const whole = counted.filter(({ group }) => !incomplete.has(group)).map(({ group }) => group)
  return new Set(whole).size < whole.length
}
