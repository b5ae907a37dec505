import { useTranslation } from 'react-i18next'
import type { Snapshot } from '../../../entities/settings-snapshot/api'
import { Facts } from '../../../shared/blocks/page/Facts'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { FileButton } from './FileButton'
import type { Files } from './useSnapshot'

interface ComparedFilesProps {
  files: Files
  problem: string
  onChange: (files: Files) => void
  onRefuse: (message: string) => void
}

/** Names the two sides of the comparison: a snapshot file, and this installation or another snapshot file. */
export function ComparedFiles({ files, problem, onChange, onRefuse }: ComparedFilesProps) {
  const { t } = useTranslation('configuration')
  const { first, second } = files
  const facts = [
    { key: 'first', label: t('snapshot.file'), content: first && <Origin of={first} /> },
    {
      key: 'second',
      label: second ? t('snapshot.otherFile') : t('snapshot.here'),
      content: second ? <Origin of={second} /> : t('snapshot.now'),
    },
  ]
  return (
    <SectionCard
      title={t('snapshot.compare')}
      actions={
        <>
          <FileButton
            label={t('snapshot.open')}
            onOpen={(snapshot) => onChange({ ...files, first: snapshot })}
            onRefuse={onRefuse}
          />
          {first && (
            <FileButton
              label={t('snapshot.openOther')}
              onOpen={(snapshot) => onChange({ first, second: snapshot })}
              onRefuse={onRefuse}
            />
          )}
          {second && (
            <Button size="small" onPress={() => onChange({ first })}>
              {t('snapshot.withHere')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="tight">
        {problem !== '' && <Banner kind="danger">{problem}</Banner>}
        {first ? <Facts facts={facts} /> : <p>{t('snapshot.compareText')}</p>}
      </Stack>
    </SectionCard>
  )
}

function Origin({ of: { address, product, taken } }: { of: Snapshot }) {
  return (
    <>
      <bdi>{address}</bdi> · <bdi>{product}</bdi> · <DateTime at={Date.parse(taken)} />
    </>
  )
}
