export { createMemberList, createMembers, type MemberListService, type MembersService } from './members.service.ts';
export type { MembersOf, NamedMember } from './members.types.ts';
