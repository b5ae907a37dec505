import { Plus } from 'lucide'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryPicker } from '../../entities/permission/ui/DefinitionPickers'
import { useCreateCategoryMutation } from '../../entities/resource/definitionApi'
import { Stack } from '../../shared/blocks/page/Stack'
import { firstProblem } from '../../shared/blocks/validation/problem'
import { displayName } from '../../shared/blocks/validation/text'
import { useProblemText } from '../../shared/blocks/validation/useProblemText'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { Button } from '../../shared/ui/Button'
import { TextField } from '../../shared/ui/TextField'

type CategoryFieldsProps = Omit<ComponentProps<typeof CategoryPicker>, 'type'>

/** The categories of a resource; a missing category can be created here. */
export function CategoryFields(props: CategoryFieldsProps) {
  const { t } = useTranslation('resources')
  const [isCreating, setCreating] = useState(false)
  return (
    <Stack gap="tight">
      <CategoryPicker type="resource" {...props} />
      {isCreating ? (
        <NewCategory {...props} onDone={() => setCreating(false)} />
      ) : (
        <div>
          <Button size="small" variant="quiet" icon={Plus} onPress={() => setCreating(true)}>
            {t('category.new')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type NewCategoryProps = Pick<CategoryFieldsProps, 'value' | 'onChange'> & { onDone: () => void }

function NewCategory({ value, onChange, onDone }: NewCategoryProps) {
  const { t } = useTranslation('resources')
  const problemText = useProblemText()
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [create, { data: made, error, isLoading }] = useCreateCategoryMutation()
  const problem = name === '' ? undefined : firstProblem(displayName, name.trim())
  // Adds the new category to the categories that are chosen by then.
  const choose = useEffectEvent((category: NonNullable<typeof made>) => {
    onChange([...value, { type: 'category', ...category }])
    onDone()
  })
  useEffect(() => {
    if (made) choose(made)
  }, [made])
  return (
    <>
      <TextField
        label={t('category.new')}
        value={name}
        onChange={setName}
        error={problemText(problem) ?? (error && errorText(error))}
      />
      <div>
        <Button
          size="small"
          isPending={isLoading}
          isDisabled={name.trim() === '' || problem !== undefined}
          onPress={() => void create(name.trim())}
        >
          {t('category.create')}
        </Button>
      </div>
    </>
  )
}
