import { Suspense, useEffect, useRef } from 'react'
import { useLoaderData, useParams } from 'react-router-dom'
import { whenQuiet } from './activity'
import styles from './Gallery.module.css'
import type { GalleryPage } from './galleryPage'

/**
 * One block in all its states, below each other; `data-quiet` gets its name once all of them have
 * loaded.
 */
export function GalleryPageView() {
  const { title, specimens } = useLoaderData<GalleryPage>()
  const { id = '' } = useParams()
  const article = useRef<HTMLElement>(null)
  useEffect(() => whenQuiet(() => article.current?.setAttribute('data-quiet', id)), [id])
  return (
    <article ref={article} className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {specimens.map(({ name, Show }) => (
        <section key={name} className={styles.specimen} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          <div>
            <Suspense fallback={<div data-awaited />}>
              <Show />
            </Suspense>
          </div>
        </section>
      ))}
    </article>
  )
}
