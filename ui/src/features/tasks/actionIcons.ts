import {
  Check,
  CornerDownLeft,
  CornerUpRight,
  MessageSquare,
  Undo2,
  UserCheck,
  UserMinus,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { TaskAction } from '../../entities/task/actions'

export const actionIcons: Record<TaskAction, LucideIcon> = {
  approve: Check,
  deny: X,
  claim: UserCheck,
  release: UserMinus,
  reassign: CornerUpRight,
  return: CornerDownLeft,
  refuse: Undo2,
  comment: MessageSquare,
}
