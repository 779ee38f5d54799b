/** The parts of a pod's description that the rules below check. */
export interface PodSpec {
  automountServiceAccountToken?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string } };
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  volumes?: { name: string; hostPath?: unknown; emptyDir?: { sizeLimit?: string } }[];
}
interface Container {
  name: string;
  image: string;
  args: string[];
  env: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  resources?: Record<"requests" | "limits", Record<string, string> | undefined>;
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    privileged?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
}
interface Probe {
  httpGet: { path: string; port: string };
}

/** An image with a tag of one version, or with a checksum. */
const fixedImage = /^[^@]+(:(?!latest$)[\w][\w.-]*|@sha256:[0-9a-f]{64})$/;

/** Checks rules for our pods in addition to those of Kubernetes: the profile "restricted", a fixed image, limits. */
export function findPodProblems(pod: PodSpec): string[] {
  const { securityContext: own, containers, volumes = [] } = pod;
  const problems: string[] = [];
  if (!own?.runAsNonRoot || !own.runAsUser) problems.push("runs as root");
  if (own?.seccompProfile?.type !== "RuntimeDefault") problems.push("every system call is allowed");
  if (pod.automountServiceAccountToken !== false) problems.push("holds a token of the cluster's API");
  if (pod.hostNetwork || pod.hostPID || pod.hostIPC) problems.push("shares what is the node's");
  for (const { name, hostPath, emptyDir } of volumes) {
    if (hostPath) problems.push(`the volume ${name} is a folder of the node`);
    if (emptyDir && !emptyDir.sizeLimit) problems.push(`the volume ${name} may fill the node's disk`);
  }
  for (const { name, image, resources, securityContext: rights } of containers) {
    if (!fixedImage.test(image)) problems.push(`${name}: ${image} is not one version`);
    if (rights?.privileged || rights?.allowPrivilegeEscalation !== false)
      problems.push(`${name}: may get more rights`);
    if (!rights?.readOnlyRootFilesystem) problems.push(`${name}: may write to its image`);
    if (rights?.capabilities?.drop?.join() !== "ALL" || rights.capabilities.add)
      problems.push(`${name}: has capabilities`);
    for (const kind of ["requests", "limits"] as const)
      for (const resource of ["cpu", "memory"])
        if (!resources?.[kind]?.[resource]) problems.push(`${name}: has no ${kind} of ${resource}`);
  }
  return problems;
}
