// Checks the structural rules of the code. Prints each finding and fails when there is one.
import {
  cycles,
  decisionNumbers,
  fetchOnlyInApi,
  fileLength,
  functionFiles,
  migrationNumbers,
  folderRule,
  modulesOnTheMap,
  moduleCycles,
  moduleShape,
  noBarrels,
  noDemoInProduct,
  runtimePackages,
  physicalCss,
} from "./structure/rules.ts";
import { asvsLedger } from "./structure/asvs.ts";
import { tenantArguments } from "./structure/tenant-first.ts";
import { browserContract } from "./structure/browser-contract.ts";
import { bannedWords } from "./structure/banned-words.ts";
import { changesByHand } from "./structure/changes-by-hand.ts";
import { customProperties } from "./structure/custom-properties.ts";
import { outgoingConnections } from "./structure/outgoing-connections.ts";
import { listOrder } from "./structure/list-order.ts";
import { tableWriters } from "./structure/table-owners.ts";
import { pageLayerLength } from "./structure/page-layer.ts";
import { pageTexts } from "./structure/page-texts.ts";
import { filesUnder, importsOf } from "./structure/source-files.ts";

const files = ["shared", "server", "web"].flatMap((folder) => filesUnder(folder, /\.tsx?$/));
const imports = files.flatMap(importsOf);
const findings = [
  ...folderRule(imports),
  ...cycles(imports),
  ...noDemoInProduct(imports),
  ...moduleShape(),
  ...moduleCycles(imports),
  ...physicalCss(),
  ...customProperties(),
  ...fetchOnlyInApi(),
  ...browserContract(imports),
  ...noBarrels(),
  ...fileLength(),
  ...listOrder(),
  ...migrationNumbers(),
  ...decisionNumbers(),
  ...functionFiles(),
  ...tableWriters(),
  ...modulesOnTheMap(),
  ...runtimePackages(),
  ...pageLayerLength(),
  ...pageTexts(),
  ...bannedWords(),
  ...changesByHand(),
  ...tenantArguments(),
  ...asvsLedger(),
  ...outgoingConnections(),
];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`structure: ${files.length} files, ${imports.length} imports, nothing against the rules`);
