import { useTranslation } from 'react-i18next'
import type { SaidFact } from '../../../shared/blocks/impact/SaidBy'
import { Link } from '../../../shared/ui/Link'
import type { Impact, ImpactChange, Unseen } from '../model'
import { figuresOf } from './useFigures'

/** Facts beside the figures: records to look at, examined records, and records that were not examined. */
export type ImpactFacts = Readonly<Record<'look' | 'counted' | 'missing', readonly SaidFact[]>>

const NONE: ImpactFacts = { look: [], counted: [], missing: [] }

/** The facts of an impact; none while it is undefined. */
export function useImpactFacts(
  change: ImpactChange,
  impact: Impact | undefined,
  roleHref: (dn: string) => string,
): ImpactFacts {
  const { t } = useTranslation('impact')
  const unseenText = useUnseenText()
  if (!impact) return NONE
  const { containing, deciders, counted, requests, unseen } = impact
  const look: SaidFact[] = [
    ...containing.map(({ id, name }) => ({
      key: id,
      sign: 'look' as const,
      text: (
        <>
          {t('containing')} <Link href={roleHref(id)}>{name}</Link>
        </>
      ),
    })),
    ...deciders.flatMap(({ id, name, trouble }) =>
      trouble === undefined || trouble === 'none'
        ? []
        : [{ key: id, sign: 'look' as const, text: t(`trouble.${trouble}`, { name }) }],
    ),
  ]
  const waiting = requests.map(({ id, name, count }) => ({
    key: `requests ${id}`,
    text: t(change.approval ? 'requestsKeep' : 'requests', { name, number: count }),
  }))
  const fine = [
    ...counted.holders.map(({ id, name, count }) => ({
      key: id,
      text: t('counted.holders', { name, number: count }),
    })),
    ...(['roles', 'resources', 'constraints'] as const).flatMap((key) =>
      counted[key] > 0 ? [{ key, text: t(`counted.${key}`, { number: counted[key] }) }] : [],
    ),
    ...(change.approval ? waiting : []),
  ]
  const missing = [
    ...(change.approval ? [] : waiting),
    ...together(unseen).map((each) => ({
      key: `${each.what} ${each.cause}`,
      text: unseenText(each),
    })),
    ...(figuresOf(change).length > 0 ? [{ key: 'others', text: t('others') }] : []),
  ]
  return {
    look,
    counted: fine.map((each) => ({ ...each, sign: 'fine' as const })),
    missing: missing.map((each) => ({ ...each, sign: 'missing' as const })),
  }
}

/** Missing facts of one kind and cause, with the names of their records. */
interface UnseenFacts extends Omit<Unseen, 'of'> {
  names: readonly string[]
}

function together(unseen: readonly Unseen[]): UnseenFacts[] {
  const found = new Map<string, UnseenFacts>()
  for (const { of, ...fact } of unseen) {
    const key = `${fact.what} ${fact.cause}`
    const names = [...(found.get(key)?.names ?? []), ...(of ? [of.name] : [])]
    found.set(key, { ...fact, names })
  }
  return [...found.values()]
}

function useUnseenText() {
  const { t } = useTranslation('impact')
  return ({ what, names: [first, ...others], cause, total }: UnseenFacts) => {
    const name = others.length > 0 ? t('more', { name: first, number: others.length }) : first
    return t('unseen.line', {
      what: name === undefined ? t('unseen.all') : t(`unseen.of.${what}`, { name }),
      cause: t(`unseen.cause.${cause}`, { number: total ?? 0 }),
    })
  }
}
