/**
 * What the server decides by, and nothing else: a code is granted when a role of the user grants it and it is in service.
 * A super-administrator holds every code, in service or not. The lists that the browser draws by are never read here.
 */
export function isGranted(
  code: string,
  grants: ReadonlySet<string>,
  outOfService: ReadonlySet<string>,
  isSuperAdministrator: boolean,
): boolean {
  if (code === '') return false;
  return isSuperAdministrator || (grants.has(code) && !outOfService.has(code));
}
