import { useState, type ReactNode } from 'react'

interface PictureProps {
  /** In base64, without a prefix. */
  image: string | undefined
  className: string | undefined
  /** Shown when there is no picture, or it fails to load. */
  children: ReactNode
}

/** The address of a picture in base64, without a prefix. */
export function pictureUrl(image: string): string {
  return `data:image/${image.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${image}`
}

/** A picture that is stored with its thing. Decoration: the name stands beside it. */
export function Picture({ image, className, children }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!image || image === broken) return children
  return (
    <img
      // Or the picture before it would stand there until this one is decoded.
      key={image}
      className={className}
      src={pictureUrl(image)}
      alt=""
      loading="lazy"
      onError={() => setBroken(image)}
    />
  )
}
