import { useTranslation } from 'react-i18next'
import type { Client } from '../../entities/client/model'
import { numbers, value } from '../../entities/client/settingCodec'
import { emailAddress, phoneNumber } from '../../shared/blocks/validation/text'
import * as v from 'valibot'
import { SectionSettings } from './SectionSettings'

const EFFECT = { effect: 'reload' } as const
const LONGEST_MAIL_ADDRESS = 254

/** An email address, or empty. */
const optionalAddress = v.union([v.literal(''), emailAddress])

/** The contact of the help desk, and where the console shows it. Source: SPEC 3 "Client settings", help-desk keys. */
export function HelpDeskTab({ client: { id } }: { client: Client }) {
  const { t } = useTranslation('settings')
  return (
    <SectionSettings
      of={{ clientId: id, section: 'helpdesk' }}
      label={t('tab.helpdesk')}
      sections={[
        {
          id: 'helpdesk',
          title: t('section.helpdesk'),
          fields: [
            {
              ...EFFECT,
              key: 'showInfooter',
              kind: 'switch',
              label: t('setting.showInfooter'),
              codec: value('showInfooter'),
            },
            {
              ...EFFECT,
              key: 'showInMenu',
              kind: 'switch',
              label: t('setting.showInMenu'),
              codec: value('showInMenu'),
            },
            {
              ...EFFECT,
              key: 'helpdeskName',
              kind: 'text',
              label: t('setting.helpdeskName'),
              codec: value('helpdeskName'),
            },
            {
              ...EFFECT,
              key: 'emailAddress',
              kind: 'text',
              type: 'email',
              maxLength: LONGEST_MAIL_ADDRESS,
              rule: optionalAddress,
              label: t('setting.emailAddress'),
              codec: value('emailAddress'),
            },
            {
              ...EFFECT,
              key: 'contactNumber',
              kind: 'list',
              rule: phoneNumber,
              label: t('setting.contactNumber'),
              codec: numbers('contactNumber'),
            },
          ],
        },
      ]}
    />
  )
}
