import { ImagePlus } from 'lucide'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { FieldGroup } from '../../ui/FieldGroup'
import { pictureUrl } from '../../ui/Picture'
import { DEFAULT_IMAGE_LIMIT_KB, IMAGE_EXTENSIONS } from '../validation/imageFile'
import { useImageFile } from '../validation/useImageFile'
import styles from './ImageField.module.css'

interface ImageFieldProps {
  label: string
  /** base64 without prefix; empty when there is none. */
  image: string
  onChange: (image: string) => void
}

/** A picture with its preview. What will not do is refused with the reason, and the picture of before stays. */
export function ImageField({ label, image, onChange }: ImageFieldProps) {
  const { t } = useTranslation('forms')
  const { problem, choose, clear } = useImageFile(DEFAULT_IMAGE_LIMIT_KB, onChange)
  return (
    <FieldGroup
      label={label}
      hint={t('photo.rule', { limit: DEFAULT_IMAGE_LIMIT_KB })}
      error={problem}
    >
      <div className={styles.image}>
        {image !== '' && <img className={styles.preview} src={pictureUrl(image)} alt="" />}
        <FileTrigger
          acceptedFileTypes={IMAGE_EXTENSIONS.map((extension) => `.${extension}`)}
          onSelect={choose}
        >
          <Button size="small" icon={ImagePlus}>
            {t('image.choose')}
          </Button>
        </FileTrigger>
        {image !== '' && (
          <Button size="small" variant="quiet" onPress={clear}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
