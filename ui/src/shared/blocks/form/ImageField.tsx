import { ImagePlus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/FieldGroup'
import { pictureUrl } from '../../ui/Picture'
import { DEFAULT_IMAGE_LIMIT_KB } from '../validation/imageFile'
import { useImageFile } from '../validation/useImageFile'
import { ImageButtons } from './ImageButtons'
import styles from './ImageField.module.css'

interface ImageFieldProps {
  label: string
  /** The image in base64, without prefix; empty when there is none. */
  image: string
  onChange: (image: string) => void
}

/** An image with its preview. An unsuitable file is refused with the reason, and the former image stays. */
export function ImageField({ label, image, onChange }: ImageFieldProps) {
  const { t } = useTranslation('forms')
  const file = useImageFile(DEFAULT_IMAGE_LIMIT_KB, onChange)
  return (
    <FieldGroup
      label={label}
      hint={t('photo.rule', { limit: DEFAULT_IMAGE_LIMIT_KB })}
      error={file.problem}
    >
      <div className={styles.image}>
        {image !== '' && <img className={styles.preview} src={pictureUrl(image)} alt="" />}
        <ImageButtons icon={ImagePlus} text={t('image.choose')} image={image} file={file} />
      </div>
    </FieldGroup>
  )
}
