import { Box, IdCard, Split } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../shared/ui/Avatar'
import { Button } from '../../../shared/ui/Button'
import { Glyph } from '../../../shared/ui/Glyph'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import type { Attribute } from '../../../shared/blocks/values/attribute'
import { AttributeValues } from '../../../shared/blocks/values/AttributeValues'
import type { QuickInfo, QuickInfoKind } from '../model'
import { InfoFrame } from './InfoFrame'
import styles from './QuickInfoCard.module.css'

interface QuickInfoCardProps {
  kind: QuickInfoKind
  name: string
  /** The content; undefined while it loads. */
  info: QuickInfo | undefined
  onMore: () => void
  /** Further buttons. */
  more?: ReactNode
}

/** The content of a quick info popup: name, a few facts and a link to the page. */
export function QuickInfoCard({ kind, name, info, onMore, more }: QuickInfoCardProps) {
  const { t } = useTranslation('values')
  return (
    <div aria-busy={!info}>
      <InfoFrame
        sign={<Sign kind={kind} name={name} photo={info?.photo} />}
        name={info?.name ?? name}
        about={[t(`kind.${kind}`)]}
        actions={
          <>
            <Button onPress={onMore}>{t('viewMore')}</Button>
            {more}
          </>
        }
      >
        {info ? (
          <Facts facts={info.facts} />
        ) : (
          <FactsSkeleton lines={kind === 'USER' ? PERSON_LINES : LINES} />
        )}
      </InfoFrame>
    </div>
  )
}

function Sign({
  kind,
  name,
  photo,
}: {
  kind: QuickInfoKind
  name: string
  photo: string | undefined
}) {
  if (kind === 'ROLE') return <Glyph of={IdCard} tint="role" />
  if (kind === 'RESOURCE') return <Glyph of={Box} tint="resource" />
  if (kind === 'SOD') return <Glyph of={Split} tint="sod" />
  return <Avatar name={name} image={photo} size="l" />
}

function Facts({ facts }: { facts: readonly Attribute[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt>{fact.label}</dt>
          <dd>
            <AttributeValues attribute={fact} place="page" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LINES = ['w70', 'w50', 'w90', 'w50', 'w70'] as const

/** As many as people usually have facts: the buttons below stay in place when these arrive, also under a press. */
const PERSON_LINES = [...LINES, 'w90', 'w50', 'w70', 'w50'] as const

function FactsSkeleton({ lines }: { lines: readonly (typeof LINES)[number][] }) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.facts}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {lines.map((width, line) => (
        <div key={line}>
          <Skeleton width="w70" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}
