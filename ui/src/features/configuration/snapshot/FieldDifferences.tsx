import { ListChecks } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Differences, FieldDifference } from '../../../entities/settings-snapshot/api'
import { Diff } from '../../../shared/blocks/diff/Diff'
import type { DiffGroup } from '../../../shared/blocks/diff/diffRow'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { EffectTag } from '../../../shared/blocks/settings-form/EffectTag'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { settingEffect } from './settingEffect'
import { useFieldWords } from './useFieldWords'

interface FieldDifferencesProps {
  found: Differences
  /** Starts a dry run for the selected fields; undefined when two files are compared. */
  onCheck?: ((fields: readonly FieldDifference[]) => Promise<void>) | undefined
}

/** Lists the different fields by group. Fields can be selected to be restored. */
export function FieldDifferences({ found, onCheck }: FieldDifferencesProps) {
  const { t } = useTranslation('configuration')
  const { t: forms } = useTranslation('forms')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const { differences } = found
  const groups = useDiffGroups(differences)
  const check = async () => {
    setBusy(true)
    await onCheck?.(differences.filter(({ path }) => picked.has(path)))
    setBusy(false)
  }
  return (
    <SectionCard
      title={t('snapshot.differences')}
      actions={
        onCheck &&
        differences.length > 0 && (
          <Button
            size="small"
            variant="primary"
            icon={ListChecks}
            isDisabled={picked.size === 0}
            isPending={isBusy}
            onPress={() => void check()}
          >
            {t('snapshot.check')}
          </Button>
        )
      }
    >
      <Stack gap="tight">
        <LeftOut found={found} />
        {differences.length === 0 ? (
          <p>{t('snapshot.none')}</p>
        ) : (
          <Diff
            label={t('snapshot.differences')}
            heads={{
              name: t('snapshot.setting'),
              was: onCheck ? t('snapshot.here') : t('snapshot.otherFile'),
              now: t('snapshot.file'),
              end: forms('effect.label'),
            }}
            groups={groups}
            {...(onCheck && { pick: { picked, onChange: setPicked } })}
          />
        )}
      </Stack>
    </SectionCard>
  )
}

function LeftOut({ found: { notCompared, unknownFields } }: { found: Differences }) {
  const { t } = useTranslation('configuration')
  const words = useFieldWords()
  const join = (names: readonly string[]) => names.join(', ')
  return (
    <>
      {notCompared.length > 0 && (
        <Banner kind="warning">
          {t('snapshot.notCompared', { names: join(notCompared.map(words.group)) })}
        </Banner>
      )}
      {unknownFields.length > 0 && (
        <Banner kind="warning">
          {t('snapshot.unknownFields', { names: join(unknownFields) })}
        </Banner>
      )}
    </>
  )
}

function useDiffGroups(differences: readonly FieldDifference[]): readonly DiffGroup[] {
  const { t } = useTranslation('configuration')
  const words = useFieldWords()
  const keys = [...new Set(differences.map(({ group }) => group))]
  return keys.map((key) => ({
    key,
    title: words.group(key),
    rows: differences
      .filter(({ group }) => group === key)
      .map(({ path, first, second, onlyTicked }) => ({
        key: path,
        name: words.field(path),
        about: path,
        was: words.value(second, path),
        now: words.value(first, path),
        note: onlyTicked ? t('snapshot.ofPlace') : undefined,
        isApart: onlyTicked,
        end: <CountsFrom path={path} />,
      })),
  }))
}

function CountsFrom({ path }: { path: string }) {
  const known = settingEffect(path)
  return known && <EffectTag {...known} />
}
