import { Headset } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../../shared/blocks/page/Facts'
import { Dialog } from '../../../shared/ui/Dialog'
import { PhoneNumbers } from './PhoneNumbers'
import type { HelpDesk } from './useHelpDesk'

interface HelpDeskDialogProps {
  helpDesk: HelpDesk
  onClose: () => void
}

/** The contacts of the help desk; those that are not configured are left out. Source: SPEC 2 "Modals", Help Desk Contact. */
export function HelpDeskDialog({ helpDesk, onClose }: HelpDeskDialogProps) {
  const { t } = useTranslation()
  const { name, mail, numbers } = helpDesk
  const address = (
    <a href={`mailto:${mail}`}>
      <bdi>{mail}</bdi>
    </a>
  )
  const phones = <PhoneNumbers numbers={numbers} marker={t('helpDeskContact.comma')} />
  const facts = [
    { key: 'name', label: t('helpDeskContact.name'), content: name, isSet: name !== '' },
    { key: 'mail', label: t('helpDeskContact.mail'), content: address, isSet: mail !== '' },
    { key: 'phone', label: t('helpDeskContact.phone'), content: phones, isSet: numbers.length > 0 },
  ]
  return (
    <Dialog
      title={t('helpDeskContact.title')}
      isOpen
      onClose={onClose}
      sign={{ icon: Headset, kind: 'info' }}
    >
      <Facts facts={facts.filter(({ isSet }) => isSet)} />
    </Dialog>
  )
}
