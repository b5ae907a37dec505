import { Minus, Plus, Split } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import type { Figure } from '../../../shared/blocks/impact/Tally'
import { useLocale } from '../../../i18n/useLocale'
import { peopleOf } from '../affected'
import { newPair } from '../impactOf'
import type { Impact, ImpactChange } from '../model'

export type FigureId = 'gain' | 'lose' | 'conflict'

/** A figure, with the permissions or constraints that it counts and the people of each. */
export interface FoundFigure extends Figure<FigureId> {
  effects: readonly { people: readonly string[] | undefined; name: string }[]
}

const LOOKS = {
  gain: { icon: Plus, tone: 'add', sign: '+' },
  lose: { icon: Minus, tone: 'take', sign: '−' },
  conflict: { icon: Split, tone: 'sod', sign: '' },
} as const

/** The figures of a change as text; an unknown figure says so. */
export function useFigures(change: ImpactChange, impact: Impact): FoundFigure[] {
  const { t } = useTranslation('impact')
  const { intlLocale } = useLocale()
  const listText = useListText()
  const { gains, losses, conflicts } = impact
  const effects = {
    gain: gains.map(({ people, permission: { name } }) => ({ people, name })),
    lose: losses.map(({ people, permission: { name } }) => ({ people, name })),
    conflict: conflicts.map(({ people, constraint, roles }) => ({
      people,
      name: constraint?.name ?? listText(roles.map(({ name }) => name)),
    })),
  }
  const caption = ([first, ...others]: readonly { name: string }[]) => {
    if (!first) return t('nobody')
    return others.length > 0 ? t('more', { name: first.name, number: others.length }) : first.name
  }
  return figuresOf(change).map((id) => {
    const people = peopleOf(effects[id])
    const { sign, ...look } = LOOKS[id]
    const number = new Intl.NumberFormat(intlLocale).format(people?.size ?? 0)
    return {
      ...look,
      id,
      label: t(`figure.${id}`),
      value: people === undefined ? t('unknown') : people.size > 0 ? `${sign}${number}` : number,
      caption: caption(effects[id]),
      effects: effects[id],
    }
  })
}

const GAINS = ['added', 'assigned', 'mapped'] as const
const LOSSES = ['removed', 'deleted', 'unmapped', 'deletedResources', 'revoked'] as const

/** The figures that a change can have; a constraint whose roles stay the same has none. */
export function figuresOf(change: ImpactChange): FigureId[] {
  const isFilled = (part: (typeof GAINS | typeof LOSSES)[number]) => (change[part] ?? []).length > 0
  const isRoleGained = isFilled('added') || change.assigned?.some((grant) => grant.of === 'role')
  const gain: FigureId[] = GAINS.some(isFilled) ? ['gain'] : []
  const lose: FigureId[] = LOSSES.some(isFilled) ? ['lose'] : []
  const conflict: FigureId[] = isRoleGained || newPair(change).length > 0 ? ['conflict'] : []
  return [...gain, ...lose, ...conflict]
}
