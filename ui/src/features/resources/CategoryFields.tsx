import { Plus } from 'lucide'
import { useState, type ComponentProps } from 'react'
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

/** The categories of a resource; one that is missing is created in place. */
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
  const [create, { error, isLoading }] = useCreateCategoryMutation()
  const problem = name === '' ? undefined : firstProblem(displayName, name.trim())
  const send = async () => {
    const { data } = await create(name.trim())
    if (!data) return
    onChange([...value, { type: 'category', ...data }])
    onDone()
  }
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
          onPress={() => void send()}
        >
          {t('category.create')}
        </Button>
      </div>
    </>
  )
}
