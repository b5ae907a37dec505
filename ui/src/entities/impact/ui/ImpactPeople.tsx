import { Download, Split } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { toCsv } from '../../../shared/platform/files/csv'
import { downloadCsv } from '../../../shared/platform/files/downloadCsv'
import { Button } from '../../../shared/ui/Button'
import { FirstFew } from '../../../shared/ui/FirstFew'
import { Icon } from '../../../shared/ui/Icon'
import { PersonLink } from '../../quick-info/ui/PersonLink'
import type { Impact } from '../model'
import styles from './ImpactPreview.module.css'
import type { FoundFigure } from './useFigures'

interface ImpactPeopleProps {
  impact: Impact
  figure: FoundFigure
  personHref: (dn: string) => string
}

/** The people whom a figure counts, with what they gain, lose or violate. */
export function ImpactPeople({ impact, figure, personHref }: ImpactPeopleProps) {
  const { t } = useTranslation('impact')
  const lines = linesOf(figure, impact)
  const clashing = new Set(impact.conflicts.flatMap(({ people }) => people ?? []))
  const exported = () => {
    const heads = [t('csv.person'), t('csv.dn'), figure.label]
    const rows = lines.map(({ dn, name, what }) => [name, dn, what.join('; ')])
    downloadCsv(toCsv([heads, ...rows]), t('title'))
  }
  if (lines.length === 0) return null
  return (
    <>
      <FirstFew
        key={figure.id}
        lines={lines}
        id={({ dn }) => dn}
        draw={({ dn, name, what }) => (
          <div className={styles.line}>
            <PersonLink dn={dn} name={name} href={personHref(dn)} size="m" />
            {figure.id === 'gain' && clashing.has(dn) ? (
              <AlsoConflict />
            ) : (
              figure.effects.length > 1 && <What names={what} />
            )}
          </div>
        )}
        className={styles.people}
      />
      <div>
        <Button icon={Download} size="small" variant="quiet" onPress={exported}>
          {t('csv.open')}
        </Button>
      </div>
    </>
  )
}

function What({ names }: { names: readonly string[] }) {
  const listText = useListText()
  const { t } = useTranslation('impact')
  const [first = '', ...others] = names
  const text =
    others.length > 1 ? t('more', { name: first, number: others.length }) : listText(names)
  return <span className={styles.what}>{text}</span>
}

function AlsoConflict() {
  const { t } = useTranslation('impact')
  return (
    <span className={styles.clash}>
      <Icon of={Split} size="xs" />
      {t('alsoConflict')}
    </span>
  )
}

function linesOf({ effects }: FoundFigure, impact: Impact) {
  const found = new Map<string, string[]>()
  for (const { people = [], name } of effects) {
    for (const dn of people) found.set(dn, [...(found.get(dn) ?? []), name])
  }
  return [...found].map(([dn, what]) => ({ dn, name: impact.people[dn] ?? dn, what }))
}
