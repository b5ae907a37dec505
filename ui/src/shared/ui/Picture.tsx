import { useState, type ReactNode } from 'react'

interface PictureProps {
  /** In base64, without a prefix. */
  image: string | undefined
  className: string | undefined
  /** Shown when there is no image, or it failed to load. */
  children: ReactNode
}

/** The address of an image in base64, without a prefix. */
export function pictureUrl(image: string): string {
  return `data:image/${image.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${image}`
}

/** The image of a record. Hidden from screen readers, as the name is beside it. */
export function Picture({ image, className, children }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!image || image === broken) return children
  return (
    <img
      // A key for each image: otherwise the former image would stay visible until this one is decoded.
      key={image}
      className={className}
      src={pictureUrl(image)}
      alt=""
      loading="lazy"
      onError={() => setBroken(image)}
    />
  )
}
