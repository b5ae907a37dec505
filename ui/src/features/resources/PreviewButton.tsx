import { Eye } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceDetail } from '../../entities/resource/model'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'

const RequestPreview = lazyPart(async () => (await import('./RequestPreview')).RequestPreview)

/** Shows the request form as requesters see it. */
export function PreviewButton({ resource }: { resource: ResourceDetail }) {
  const { t } = useTranslation('resources')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Eye} onPress={() => setOpen(true)}>
        {t('preview.open')}
      </Button>
      <Dialog isOpen={isOpen} title={t('preview.title')} onClose={() => setOpen(false)}>
        <RequestPreview fields={resource} />
      </Dialog>
    </>
  )
}
