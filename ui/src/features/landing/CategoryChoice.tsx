import { useTranslation } from 'react-i18next'
import { UNCATEGORIZED, type LandingCategory } from '../../entities/landing/model'
import type { LandingDraft } from '../../entities/landing/landingDraft'
import { OrderedList } from '../../shared/blocks/ordered-list/OrderedList'
import { Button } from '../../shared/ui/Button'

interface CategoryChoiceProps {
  categories: LandingDraft
  chosenId: string
  onChoose: (id: string) => void
  onReorder: (categories: LandingDraft) => void
}

/** Lists the categories in their order, to select or move one; "uncategorized" is last and cannot be moved. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const { categories, chosenId, onChoose, onReorder } = props
  const { t } = useTranslation('landing')
  const own = categories.filter(({ id }) => id !== UNCATEGORIZED)
  const rest = categories.filter(({ id }) => id === UNCATEGORIZED)
  const nameOf = (category: LandingCategory) => category.name || t('edit.untitled')
  const open = ({ id }: LandingCategory, text: string) => (
    <Button
      variant={id === chosenId ? 'default' : 'quiet'}
      size="small"
      aria-label={id === chosenId ? t('edit.chosen', { name: text }) : text}
      onPress={() => onChoose(id)}
    >
      {text}
    </Button>
  )
  return (
    <>
      {own.length > 0 && (
        <OrderedList
          label={t('edit.categories')}
          rows={own.map((category) => ({ ...category, name: nameOf(category), category }))}
          onReorder={(rows) => onReorder([...rows.map(({ category }) => category), ...rest])}
        >
          {({ category, name }) => open(category, name)}
        </OrderedList>
      )}
      {rest.map((category) => (
        <div key={category.id}>{open(category, t('uncategorized'))}</div>
      ))}
    </>
  )
}
