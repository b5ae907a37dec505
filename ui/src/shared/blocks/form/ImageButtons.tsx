import type { IconNode } from 'lucide'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { IMAGE_EXTENSIONS } from '../validation/imageFile'
import type { useImageFile } from '../validation/useImageFile'

interface ImageButtonsProps {
  icon: IconNode
  /** The label of the button that chooses a file. */
  text: string
  /** The image in base64; empty when there is none to remove. */
  image: string
  file: Pick<ReturnType<typeof useImageFile>, 'choose' | 'clear'>
}

/** Buttons that choose an image and remove it. */
export function ImageButtons({ icon, text, image, file }: ImageButtonsProps) {
  const { t } = useTranslation('forms')
  return (
    <>
      <FileTrigger
        acceptedFileTypes={IMAGE_EXTENSIONS.map((extension) => `.${extension}`)}
        onSelect={file.choose}
      >
        <Button size="small" icon={icon}>
          {text}
        </Button>
      </FileTrigger>
      {image !== '' && (
        <Button size="small" variant="quiet" onPress={file.clear}>
          {t('photo.remove')}
        </Button>
      )}
    </>
  )
}
