import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getClient, useChangeClientMutation } from '../../entities/client/api'
import { CONDITION_EXAMPLE, type Client } from '../../entities/client/model'
import { Stack } from '../../shared/blocks/page/Stack'
import { ReloadBanner } from '../../shared/blocks/settings-form/ReloadBanner'
import type { Settings } from '../../shared/blocks/settings-form/settingField'
import { SettingsForm } from '../../shared/blocks/settings-form/SettingsForm'
import { ldapFilter } from '../../shared/blocks/validation/ldapFilter'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Name and condition of a client. The default one has no condition. */
export function GeneralTab({ client }: { client: Client }) {
  const { t } = useTranslation('settings')
  const dispatch = useAppDispatch()
  const [changeClient] = useChangeClientMutation()
  const { id, isDefault } = client
  const [isStale, setStale] = useState(false)
  return (
    <Stack>
      {isStale && <ReloadBanner />}
      <SettingsForm
        label={t('tab.general')}
        sections={[
          {
            id: 'general',
            title: t('tab.general'),
            fields: [
              { key: 'name', kind: 'text', label: t('field.name'), isRequired: true },
              {
                key: 'condition',
                kind: 'multiline',
                label: t('field.condition'),
                hint: t('field.conditionHint', { example: CONDITION_EXAMPLE }),
                isShown: () => !isDefault,
                isRequired: true,
                rule: ldapFilter,
              },
            ],
          },
        ]}
        values={toValues(client)}
        read={async () => toValues(await dispatch(getClient.initiate(id, freshly)).unwrap())}
        draftName={`client ${id}`}
        savedText={t('saved')}
        onSave={(settings) => changeClient({ id, body: toBody(settings) }).unwrap()}
        onSaved={() => setStale(true)}
      />
    </Stack>
  )
}

const toValues = ({ name, condition, node }: Client): Settings => ({
  name,
  condition,
  node: JSON.stringify(node),
})

/** The client as it was loaded last, with the entered values: complete, as the server may merge or replace. */
function toBody({ name, condition, node }: Settings) {
  const stored = Object.entries(JSON.parse(node as string) as Client['node'])
  return {
    ...Object.fromEntries(stored.filter(([key]) => key !== 'matchCondition')),
    name: name as string,
    ...(condition !== '' && { matchCondition: condition as string }),
  }
}
