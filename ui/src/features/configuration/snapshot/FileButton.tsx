import { FolderOpen } from 'lucide'
import { useTranslation } from 'react-i18next'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Snapshot } from '../../../entities/settings-snapshot/api'
import { readSnapshot } from '../../../entities/settings-snapshot/snapshotFile'
import { Button } from '../../../shared/ui/Button'

interface FileButtonProps {
  label: string
  onOpen: (snapshot: Snapshot) => void
  onRefuse: (message: string) => void
}

/** Opens a file of settings from this computer. */
export function FileButton({ label, onOpen, onRefuse }: FileButtonProps) {
  const { t } = useTranslation('configuration')
  const choose = async (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    const snapshot = await readSnapshot(file)
    if (snapshot) onOpen(snapshot)
    else onRefuse(t('snapshot.noSnapshot'))
  }
  return (
    <FileTrigger acceptedFileTypes={['.json']} onSelect={(files) => void choose(files)}>
      <Button size="small" icon={FolderOpen}>
        {label}
      </Button>
    </FileTrigger>
  )
}
