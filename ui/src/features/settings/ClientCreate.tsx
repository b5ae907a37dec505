import { useTranslation } from 'react-i18next'
import { getClient, useCreateClientMutation } from '../../entities/client/api'
import { CONDITION_EXAMPLE, type Client } from '../../entities/client/model'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { ldapFilter } from '../../shared/blocks/validation/ldapFilter'
import { freshly } from '../../shared/platform/api/read'
import { useOpenSaved } from '../../shared/blocks/record-form/useOpenSaved'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Select } from '../../shared/ui/Select'
import { TextField } from '../../shared/ui/TextField'
import { toClient } from './routes'

interface ClientCreateProps {
  /** Clients whose settings can be copied. */
  clients: readonly Client[]
  onClose: () => void
}

/** Creates a client: the condition for its people, and the settings to begin with. */
export function ClientCreate({ clients, onClose }: ClientCreateProps) {
  const { t } = useTranslation('settings')
  const form = useCreation(clients)
  const { value: source, ...copy } = form.field('source')
  return (
    <FormDialog form={form} title={t('create.open')} verb={t('create.open')} onClose={onClose}>
      <TextField {...form.field('name')} />
      <TextField {...form.field('condition')} />
      <Select
        {...copy}
        options={clients.map(({ id, name }) => ({ id, text: name }))}
        value={source === '' ? undefined : source}
      />
    </FormDialog>
  )
}

const nothing = { name: '', condition: '', source: '' }

function useCreation(clients: readonly Client[]) {
  const { t } = useTranslation('settings')
  const dispatch = useAppDispatch()
  const openSaved = useOpenSaved()
  const kinds = useFieldKinds()
  const [createClient] = useCreateClientMutation()
  const source = kinds.text({ label: t('create.copy'), hint: t('create.copyHint') })
  return useRecordForm({
    fields: {
      name: kinds.text({ label: t('field.name'), isRequired: true }),
      condition: kinds.text({
        label: t('field.condition'),
        hint: t('field.conditionHint', { example: CONDITION_EXAMPLE }),
        isRequired: true,
        schema: ldapFilter,
      }),
      source: {
        ...source,
        text: (id) => clients.find((client) => client.id === id)?.name ?? id,
      },
    },
    stored: nothing,
    draftName: 'createClient',
    onSave: async ({ all }) => {
      const config =
        all.source === ''
          ? {}
          : {
              config: (await dispatch(getClient.initiate(all.source, freshly)).unwrap()).node
                .config,
            }
      const body = { name: all.name, matchCondition: all.condition, ...config }
      const { id } = await createClient(body).unwrap()
      return { id, name: all.name }
    },
    onSaved: ({ id, name }) => openSaved({ name, text: t('create.done'), page: toClient(id) }),
  })
}
