import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useListTasksQuery, useReadTaskDisplayQuery } from '../../entities/task/api'
import { USUAL_DISPLAY } from '../../entities/task/display'
import type { Task } from '../../entities/task/model'
import type { ListState } from '../../shared/blocks/listing/listState'
import { useTaskListing } from './useTaskListing'
import { useTaskScope } from './useTaskScope'

/**
 * The task that follows in the list that the address tells of; of the last one none. It is kept while a decision takes the
 * present one out of the list.
 *
 * Source: docs/assumptions.md A-337.
 */
export function useNextTask(id: Task['id']): Task['id'] | undefined {
  const { isListed, found, isSettled } = useFollower(id)
  const [next, setNext] = useState<Task['id']>()
  const isTold = found !== undefined || isSettled
  if (isListed && isTold && found !== next) setNext(found)
  return next
}

/** What follows as far as is known: one page may be read anew before the other, and together they tell nothing then. */
function useFollower(id: Task['id']) {
  const list = useListOfOwn()
  const { data: page, isFetching } = useOwnTasks(list)
  const { isListed, follower } = placeIn(page?.rows, id)
  const isLast = isListed && follower === undefined
  const after = useOwnTasks(isLast ? pageAfter(list, page?.total) : undefined)
  const found = (follower ?? after.data?.rows[0])?.id
  return { isListed, found, isSettled: !isFetching && !after.isFetching }
}

function placeIn(rows: readonly Task[] = [], id: Task['id']) {
  const at = rows.findIndex((row) => row.id === id)
  return { isListed: at >= 0, follower: at < 0 ? undefined : rows[at + 1] }
}

/** Undefined after the last one. */
function pageAfter(list: ListState | undefined, total = 0): ListState | undefined {
  return list && list.page * list.pageSize < total ? { ...list, page: list.page + 1 } : undefined
}

/** Undefined while its state is on its way, and where nothing is decided. */
function useListOfOwn(): ListState | undefined {
  const scope = useTaskScope()
  const { data: display = USUAL_DISPLAY, isLoading } = useReadTaskDisplayQuery(undefined)
  const { list, isReady } = useTaskListing(scope, display.sort)
  return scope === 'self' && isReady && !isLoading ? list : undefined
}

function useOwnTasks(list: ListState | undefined) {
  return useListTasksQuery(list ? { scope: 'self', list } : skipToken)
}
