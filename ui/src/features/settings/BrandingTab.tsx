import { useTranslation } from 'react-i18next'
import type { Client } from '../../entities/client/model'
import { Stack } from '../../shared/blocks/page/Stack'
import { BrandingLooks } from './BrandingLooks'
import { SectionSettings } from './SectionSettings'
import { StyleFile } from './StyleFile'
import { useBrandingSections } from './useBrandingSections'

/** Title, logo, colors and footer, with what people will see; and the style file. */
export function BrandingTab({ client: { id } }: { client: Client }) {
  const { t } = useTranslation('settings')
  return (
    <Stack>
      <SectionSettings
        of={{ clientId: id, section: 'branding' }}
        label={t('tab.branding')}
        sections={useBrandingSections()}
        isRestorable
        beside={(entered) => <BrandingLooks entered={entered} />}
      />
      <StyleFile clientId={id} />
    </Stack>
  )
}
